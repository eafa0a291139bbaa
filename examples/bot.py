"""A bot in fifty lines: takes a seat, answers every ask with a random option, says who won.

python bot.py                                   a table of its own, against two greedy bots
python bot.py --table TABLE                     a free seat at somebody's table
"""

import argparse
import asyncio
import json
import random
import uuid

import httpx
from websockets.asyncio.client import connect


async def main(server: str, table: str | None) -> None:
    async with httpx.AsyncClient(base_url=server, timeout=30) as http:
        # A session: the cookie stays in the client, the csrf goes into every request.
        guest = (await http.post("/api/guests", json={"name": "Dicebot"})).raise_for_status()
        http.headers["X-Archrivals-CSRF"] = guest.json()["csrf"]
        if table is None:
            wish = {"players": 3, "super_villains": 4, "bots": [None, "greedy", "greedy"]}
            opened = (await http.post("/api/tables", json=wish)).raise_for_status()
            table = opened.json()["table"]
        else:
            (await http.post(f"/api/tables/{table}/seat")).raise_for_status()
        ticket = (await http.post("/api/tickets")).raise_for_status().json()["ticket"]

        async with connect(server.replace("http", "ws", 1) + "/ws", max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "version": 2, "ticket": ticket}))
            await socket.send(json.dumps({"type": "join", "table": table}))
            ready = await http.put(f"/api/tables/{table}/ready", json={"ready": True})
            ready.raise_for_status()
            newest, answered, result = -1, -1, None
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "refused":
                    print("refused:", message["code"], message["reason"])
                    await asyncio.sleep(1)  # too fast, too late or just now impossible: look again
                    answered = -1
                    await socket.send(json.dumps({"type": "resync", "table": table}))
                elif message["type"] == "room" and message["status"] in ("over", "abandoned"):
                    names = [seat["name"] for seat in message["seats"]]
                    ended = result or {"winners": [], "points": []}
                    winners = [names[seat] for seat in ended["winners"]]
                    print("won by", " and ".join(winners) or "nobody", ended["points"])
                    return
                if message["type"] not in ("view", "update") or message["position"] < newest:
                    continue
                newest = message["position"]
                ask, result = message["private"]["ask"], message["public"]["result"]
                if ask is not None and newest > answered:
                    answered = newest
                    option = random.randrange(len(ask["options"]))
                    answer = {"position": newest, "command": uuid.uuid4().hex, "option": option}
                    await socket.send(json.dumps({"type": "answer", "table": table, **answer}))


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="Play one game with random answers.")
    options.add_argument("--server", default="http://127.0.0.1:8777")
    options.add_argument("--table", help="the last part of an invite link")
    asyncio.run(main(**vars(options.parse_args())))
