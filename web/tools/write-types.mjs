// Writes the types of every message from the schema of the wire. With --check nothing is written: it
// fails when the file is not what it should be.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const root = new URL("..", import.meta.url);
const read = async (path) => JSON.parse(await readFile(new URL(path, root), "utf8"));
const banner = "// Generated from the schema of the wire by `npm run types`; do not edit.\n";

const wire = await read("../docs/wire.schema.json");
const schema = {
  $id: "Wire",
  type: "object",
  additionalProperties: false,
  required: ["from_client", "to_client"],
  properties: wire.properties,
  $defs: wire.$defs,
};
const messages = await compile(schema, "Wire", {
  bannerComment: banner,
  additionalProperties: false,
  unreachableDefinitions: true,
  format: true,
  strictIndexSignatures: false,
});

const file = new URL("src/base/wire/messages.ts", root);
if ((await readFile(file, "utf8").catch(() => "")) !== messages) {
  if (process.argv.includes("--check")) {
    console.error("src/base/wire/messages.ts is stale: npm run types");
    process.exit(1);
  }
  await writeFile(file, messages);
}
