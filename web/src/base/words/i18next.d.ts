// A key that has no English sentence does not compile.
import "i18next";
import type admin from "./admin/en.json";
import type en from "./en.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof en; admin: typeof admin };
  }
}
