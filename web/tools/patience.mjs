// What every test shares: it waits long for what the page shows, for the machine may be busy.
import { configure } from "@testing-library/dom";

configure({ asyncUtilTimeout: 20_000 });
