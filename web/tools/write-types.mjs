// Writes the types of every message and every HTTP answer from the server's own schemas.
// With --check nothing is written: it fails when the files are not what they should be.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";
import openapiTS, { astToString } from "openapi-typescript";

const root = new URL("..", import.meta.url);
const read = async (path) => JSON.parse(await readFile(new URL(path, root), "utf8"));
const banner = "// Generated from the server's schemas by `npm run types`; do not edit.\n";

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
const http = banner + astToString(await openapiTS(await read("../docs/openapi.json")));

let stale = false;
for (const [path, text] of [
  ["src/wire/messages.ts", messages],
  ["src/wire/http.ts", http],
]) {
  const file = new URL(path, root);
  const old = await readFile(file, "utf8").catch(() => "");
  if (old === text) continue;
  stale = true;
  if (process.argv.includes("--check")) console.error(`${path} is stale: npm run types`);
  else await writeFile(file, text);
}
if (stale && process.argv.includes("--check")) process.exit(1);
