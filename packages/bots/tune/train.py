"""Trains the net of a game on what samples.ts has written; needs PyTorch and NumPy, and takes a GPU where there is one.

    python3 packages/bots/tune/train.py --game NAME --data FOLDER [--data FOLDER …] --out net.json

Rows of half-precision numbers: the table's inputs, each seat's inputs, the linear value of each seat, how much more each seat got in the end, and
how much more the turns that followed say. Several teachers learn that, of each seat and of the margins between seats, with dropout. The net learns
to say a share of what they say on average: one teacher alone has learned too much by heart.
"""

import argparse
import base64
import glob
import json
import math
import os
import time

import numpy
import torch

LAST_SHARE = 0.08
# Points that the numbers inside a net are counted in.
SCALE = 25.0


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('--game', required=True)
    parser.add_argument('--data', action='append', required=True)
    parser.add_argument('--out', required=True)
    # The widths of the two layers: multiples of what is summed up at once (src/net/shape.ts).
    parser.add_argument('--width', type=int, default=96)
    parser.add_argument('--second', type=int, default=32)
    parser.add_argument('--epochs', type=int, default=12)
    parser.add_argument('--batch', type=int, default=2048)
    parser.add_argument('--rate', type=float, default=1e-3)
    parser.add_argument('--decay', type=float, default=1.0)
    parser.add_argument('--drop', type=float, default=0.3)
    parser.add_argument('--teachers', type=int, default=8)
    # How much of what the teachers say is believed, what they learn from (0: the end of the game; 1 and more: the turns that followed, those farther
    # away counting less and less), and how much margins count beside each seat's own.
    parser.add_argument('--share', type=float, default=1.0)
    parser.add_argument('--later', type=int, default=1)
    parser.add_argument('--margins', type=float, default=1.0)
    parser.add_argument('--seed', type=int, default=1)
    return parser.parse_args()


def read(folders, game, meta):
    """The rows by number of players: to learn from, and to look whether it was learned (the last games of each file)."""
    found = {}
    for folder in folders:
        for file in sorted(glob.glob(os.path.join(folder, f'{game}-*.rows'))):
            seats = int(os.path.basename(file).split('-')[-2])
            width = meta['table'] + seats * (meta['seat'] + 2 + meta['later'])
            rows = numpy.fromfile(file, dtype=numpy.float16)
            rows = rows[: len(rows) // width * width].reshape(-1, width)
            last = len(rows) - int(len(rows) * LAST_SHARE)
            learn, look = found.setdefault(seats, ([], []))
            learn.append(rows[:last])
            look.append(rows[last:])
    return {seats: (numpy.concatenate(learn), numpy.concatenate(look)) for seats, (learn, look) in sorted(found.items())}


class Net(torch.nn.Module):
    def __init__(self, meta, width, second, seat_size, table_size, scale, drop):
        super().__init__()
        self.width = width
        self.scale = scale
        self.register_buffer('seat_size', seat_size)
        self.register_buffer('table_size', table_size)

        def learned(rows, columns, spread):
            return torch.nn.Parameter(torch.randn(rows, columns) * spread)

        active = 60
        self.seat_rows = learned(meta['seat'], 2 * width, 1 / math.sqrt(active))
        self.table_rows = learned(meta['table'], width, 0.5 / math.sqrt(active))
        self.bias = torch.nn.Parameter(torch.zeros(width))
        self.second_rows = learned(width, second, math.sqrt(2 / width))
        self.second_bias = torch.nn.Parameter(torch.zeros(second))
        self.last = learned(1, second, 0.3 / math.sqrt(second))
        self.last_bias = torch.nn.Parameter(torch.zeros(1))
        self.drop = torch.nn.Dropout(drop)

    def forward(self, table, seats):
        """table: rows × inputs; seats: rows × seats × inputs."""
        sums = (seats / self.seat_size) @ self.seat_rows
        own, other = sums[..., : self.width], sums[..., self.width :]
        others = other.sum(1, keepdim=True) - other
        whole = ((table / self.table_size) @ self.table_rows + self.bias).unsqueeze(1)
        hidden = self.drop(torch.relu(own + others + whole))
        inner = torch.relu(hidden @ self.second_rows + self.second_bias)
        return self.scale * (inner @ self.last[0] + self.last_bias)


def parts_of(rows, seats, meta):
    table = rows[:, : meta['table']].float()
    end = meta['table'] + seats * meta['seat']
    each = rows[:, meta['table'] : end].float().reshape(-1, seats, meta['seat'])
    return table, each, rows[:, end + seats :].float().reshape(len(rows), -1, seats)


def margins(errors):
    """Of each seat against the mean of the others; alone its own."""
    seats = errors.shape[1]
    return errors if seats == 1 else errors - (errors.sum(1, keepdim=True) - errors) / (seats - 1)


def look(net, data, meta, target):
    """The error of the final margin (alone: of the value) and of the target's, of the net and of the linear value, at games not learned from."""
    found = {}
    net.eval()
    with torch.no_grad():
        for seats, (_, rows) in data.items():
            table, each, lefts = parts_of(rows, seats, meta)
            left, later = lefts[:, 0], lefts[:, target]
            said = torch.cat([net(table[i : i + 8192], each[i : i + 8192]) for i in range(0, len(rows), 8192)])
            errors = [float((margins(error) ** 2).mean().sqrt()) for error in (left - said, left, later - said, later)]
            # How much of what it says should be believed.
            share = float((margins(said) * margins(left)).sum() / (margins(said) ** 2).sum())
            found[seats] = [*errors, share]
    net.train()
    return found


def digest(text):
    value = 0x811C9DC5
    for letter in text:
        unit = ord(letter)
        for byte in (unit & 0xFF, unit >> 8):
            value = ((value ^ byte) * 0x01000193) & 0xFFFFFFFF
    return f'{value:08x}'


def written(net, meta, seen, tables):
    """The net as src/net/net.ts reads it. What was never seen says nothing, and not what chance has put there."""
    with torch.no_grad():
        parts = [
            net.seat_rows * (seen[0] / net.seat_size).unsqueeze(1),
            net.table_rows * (seen[1] / net.table_size).unsqueeze(1),
            net.bias.unsqueeze(0),
            net.second_rows,
            net.second_bias.unsqueeze(0),
            net.last * net.scale,
            net.last_bias.unsqueeze(0) * net.scale,
        ]
    out = b''
    for part in parts:
        numbers = part.detach().cpu().numpy().astype(numpy.float32)
        scale = numpy.abs(numbers).max(axis=1)
        scale[scale == 0] = 1
        out += scale.astype('<f4').tobytes()
        out += numpy.round(numbers / scale[:, None] * 32767).astype('<i2').tobytes()
    weights = base64.b64encode(out).decode()
    shape = {'seat': meta['seat'], 'table': meta['table'], 'width': net.width, 'second': net.second_rows.shape[1]}
    return {'shape': shape, 'tables': tables, 'inputs': meta['inputs'], 'digest': digest(weights), 'weights': weights}


def sizes(data, meta):
    """How large each input usually is, of seats and of the table."""
    seat, table = [], []
    for seats, (learn, _) in data.items():
        rows = learn[:: max(1, len(learn) // 20000)].astype(numpy.float32)
        end = meta['table'] + seats * meta['seat']
        table.append((rows[:, : meta['table']] ** 2).mean(0))
        seat.append((rows[:, meta['table'] : end].reshape(-1, meta['seat']) ** 2).mean(0))
    return [torch.tensor(numpy.sqrt(numpy.mean(each, axis=0))) for each in (seat, table)]


def steps_of(data, batch):
    """All batches of an epoch, in an order by chance; each of rows by chance."""
    orders = {key: torch.randperm(len(learn), device=learn.device) for key, (learn, _) in data.items()}
    turns = [(key, i) for key, order in orders.items() for i in range(math.ceil(len(order) / batch))]
    for at in torch.randperm(len(turns)).tolist():
        key, i = turns[at]
        yield key, data[key][0][orders[key][i * batch : (i + 1) * batch]]


def trained(net, data, meta, epochs, given, target, name):
    """Trains a net on `target`, and brings it back to where it was best at games that were not learned from."""
    optimizer = torch.optim.AdamW(net.parameters(), lr=given.rate, weight_decay=given.decay)
    total = epochs * sum(math.ceil(len(learn) / given.batch) for learn, _ in data.values())
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=given.rate, total_steps=total, pct_start=0.1)
    best = (math.inf, 0, None)
    start = time.time()
    for epoch in range(epochs):
        for seats, rows in steps_of(data, given.batch):
            table, each, lefts = parts_of(rows, seats, meta)
            error = net(table, each) - target(table, each, lefts)
            loss = ((error**2).mean() + given.margins * (margins(error) ** 2).mean()) / net.scale**2
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        found = look(net, data, meta, given.later)
        share = sum(c / d for _, _, c, d, _ in found.values()) / len(found)
        if share < best[0]:
            best = (share, epoch + 1, {key: value.clone() for key, value in net.state_dict().items()})
    net.load_state_dict(best[2])
    found = look(net, data, meta, given.later)
    errors = ', '.join(f'{n}: {a:.2f} ({b:.2f}), later {c:.2f} ({d:.2f}), believe {e:.2f}' for n, (a, b, c, d, e) in found.items())
    print(f'{name}: {time.time() - start:.0f} s, best after {best[1]} epochs, {best[0]:.4f}; then {errors}', flush=True)
    net.eval()
    return net


def main():
    given = arguments()
    torch.manual_seed(given.seed)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    metas = []
    for folder in given.data:
        with open(os.path.join(folder, f'{given.game}.json')) as file:
            metas.append(json.load(file))
    meta = metas[0]
    tables = sorted({table for each in metas for table in each['tables']})
    data = read(given.data, given.game, meta)
    usual = sizes(data, meta)
    seat_size, table_size = [each.clamp(min=0.05) for each in usual]
    data = {key: (torch.tensor(a).to(device), torch.tensor(b).to(device)) for key, (a, b) in data.items()}
    for seats, (learn, check) in data.items():
        print(f'{given.game}: {seats} players: {len(learn)} to learn from, {len(check)} to look at', flush=True)
    make = lambda width, drop: Net(meta, width, given.second, seat_size, table_size, SCALE, drop).to(device)
    teachers = [
        trained(
            make(given.width, given.drop),
            data,
            meta,
            given.epochs,
            given,
            lambda table, each, lefts: lefts[:, given.later],
            f'{given.game}, teacher {n}',
        )
        for n in range(given.teachers)
    ]

    def taught(table, each, lefts):
        with torch.no_grad():
            return given.share * sum(teacher(table, each) for teacher in teachers) / len(teachers)

    given.decay = 0.01
    student = trained(make(given.width, 0), data, meta, 2 * given.epochs, given, taught, f'{given.game}, student')
    with open(given.out, 'w') as file:
        json.dump(written(student, meta, [(each > 0).float().to(device) for each in usual], tables), file)
        file.write('\n')


main()
