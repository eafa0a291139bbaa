// About: the owners of the names, the stored data, the licences, and the operator.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { release } from "../../base/local/runtime";
import { about } from "../../base/wire/queries";
import { useServer } from "../../base/wire/where";
import { useAboutWords } from "../../base/words/about";
import "./about.css";

const LICENCES = `${import.meta.env.BASE_URL}THIRD-PARTY-LICENSES.txt`;

export function AboutPage() {
  const { t } = useAboutWords();
  const server = useServer();
  const { data: site } = useQuery(about(server));
  const contact = site?.host.contact;
  return (
    <div className="page about">
      <h1>{t("about.title")}</h1>
      <section className="about-fans">
        <h2>{t("about.fans")}</h2>
        <p>{t("about.fansText")}</p>
        <p>{t("about.drawn")}</p>
      </section>
      <div className="about-parts">
        {contact && (
          <Part title={t("about.owner")}>
            <p>{t("about.ownerText")}</p>
            <p>
              <Contact of={contact} />
            </p>
          </Part>
        )}
        <Part title={t("about.licence")}>
          <p>{t("about.licenceText")}</p>
          <p>
            <a href={LICENCES}>{t("about.others")}</a>
          </p>
        </Part>
        <Part title={t("about.privacy")}>
          <p>{t("about.privacyText")}</p>
          <p>{t(server ? "about.privacyServer" : "about.privacyHere")}</p>
          {server && (
            <p>
              <Link to="/account">{t("nav.account")}</Link>
            </p>
          )}
        </Part>
        <Part title={t("about.fair")}>
          <p>{t("about.fairText")}</p>
        </Part>
        <Part title={t(server ? "about.server" : "about.program")}>
          <dl>
            {site?.host.name && <Fact name={t("about.host")}>{site.host.name}</Fact>}
            {contact && (
              <Fact name={t("about.contact")}>
                <Contact of={contact} />
              </Fact>
            )}
            <Fact name={t("about.version")}>{site?.version ?? release}</Fact>
            {site && <Fact name={t("about.rules")}>{site.rules}</Fact>}
          </dl>
        </Part>
      </div>
    </div>
  );
}

/** A mail address or a page of the operator's. */
function Contact({ of }: { of: string }) {
  const page = of.startsWith("https://") || of.startsWith("http://");
  const address = page ? of : of.includes("@") ? `mailto:${of}` : "";
  return address ? <a href={address}>{of}</a> : of;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
