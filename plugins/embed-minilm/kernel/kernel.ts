// The arithmetic of the encoder, in AssemblyScript: `npm run build` in this package makes src/kernel.wasm of it.
//
// Every machine computes the same bits. All floating-point instructions here are those of IEEE 754 with one rounding
// each (no fused multiply-add), sums are added up in one order, and nothing runs beside anything else. One instruction
// is of the relaxed set: `relaxed_dot_i8x16_i7x16_add_s` multiplies signed bytes by bytes. The standard leaves its
// result open only where a byte of the second operand is above 127, or where the sum of two products does not fit 16
// bits. What goes in here is 0 to 127 (`quantize`), and two products are at most 2 * 127 * 127 = 32,258 (`pack`): its
// result is exact everywhere. Source: WebAssembly Core Specification 3.0, "irelaxed_dot".

/** Values of one attention head. */
const head: i32 = 32;

/** Four numbers of 16 bits, each in 32, as numbers of 32 bits. Exact. */
function half(bits: v128): v128 {
  const magnitude = i32x4.shl(v128.and(bits, i32x4.splat(0x7fff)), 13);
  const sign = i32x4.shl(v128.and(bits, i32x4.splat(0x8000)), 16);
  const moved = f32x4.mul(magnitude, f32x4.splat(reinterpret<f32>(0x77800000)));
  return v128.or(moved, sign);
}

function sumOf(v: v128): f32 {
  const low = f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1);
  return low + (f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3));
}

function mostOf(v: v128): f32 {
  const low = max(f32x4.extract_lane(v, 0), f32x4.extract_lane(v, 1));
  return max(low, max(f32x4.extract_lane(v, 2), f32x4.extract_lane(v, 3)));
}

function leastOf(v: v128): f32 {
  const low = min(f32x4.extract_lane(v, 0), f32x4.extract_lane(v, 1));
  return min(low, min(f32x4.extract_lane(v, 2), f32x4.extract_lane(v, 3)));
}

function round(v: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(f32x4.nearest(v));
}

/** Numbers of 16 bits as numbers of 32. `count` is a multiple of 4. */
export function widen(source: usize, count: i32, target: usize): void {
  for (let i = 0; i < count; i += 4) v128.store(target + (i << 2), half(v128.load16x4_u(source + (i << 1))));
}

/**
 * Weights of 16 bits, a row for each output, as bytes from -127 to 127 with a scale for each output; `sums` are the
 * sums of each output's bytes. Eight outputs lie together: four inputs of the first, of the second …, then the next
 * four inputs. `outs` is a multiple of 8, `width` of 4.
 */
export function pack(source: usize, outs: i32, width: i32, weights: usize, scales: usize, sums: usize): void {
  for (let o = 0; o < outs; o++) {
    const row = source + ((o * width) << 1);
    let most = f32x4.splat(0);
    for (let k = 0; k < width; k += 4) most = f32x4.max(most, f32x4.abs(half(v128.load16x4_u(row + (k << 1)))));
    const scale = mostOf(most) / 127;
    const inverse = f32x4.splat(scale > 0 ? 1 / scale : 0);
    const target = weights + (o >> 3) * (width << 3) + ((o & 7) << 2);
    let sum = i32x4.splat(0);
    for (let k = 0; k < width; k += 4) {
      const exact = f32x4.mul(half(v128.load16x4_u(row + (k << 1))), inverse);
      const whole = i32x4.max_s(round(exact), i32x4.splat(-127));
      sum = i32x4.add(sum, whole);
      const narrow = i16x8.narrow_i32x4_s(whole, whole);
      i32.store(target + (k << 3), i32x4.extract_lane(i8x16.narrow_i16x8_s(narrow, narrow), 0));
    }
    f32.store(scales + (o << 2), scale);
    f32.store(sums + (o << 2), sumOf(f32x4.convert_i32x4_s(sum)));
  }
}

/** Each row as whole numbers from 0 to 127; `ranges` has its step and its least value. `width` is a multiple of 16. */
export function quantize(x: usize, rows: i32, width: i32, q: usize, ranges: usize): void {
  for (let r = 0; r < rows; r++) {
    const row = x + ((r * width) << 2);
    let low = v128.load(row);
    let high = low;
    for (let k = 4; k < width; k += 4) {
      const v = v128.load(row + (k << 2));
      low = f32x4.min(low, v);
      high = f32x4.max(high, v);
    }
    const least = leastOf(low);
    const step = (mostOf(high) - least) / 127;
    const inverse = f32x4.splat(step > 0 ? 1 / step : 0);
    const lowest = f32x4.splat(least);
    for (let k = 0; k < width; k += 16) {
      const at = row + (k << 2);
      const a = round(f32x4.mul(f32x4.sub(v128.load(at), lowest), inverse));
      const b = round(f32x4.mul(f32x4.sub(v128.load(at, 16), lowest), inverse));
      const c = round(f32x4.mul(f32x4.sub(v128.load(at, 32), lowest), inverse));
      const d = round(f32x4.mul(f32x4.sub(v128.load(at, 48), lowest), inverse));
      const bytes = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(a, b), i16x8.narrow_i32x4_s(c, d));
      v128.store(q + r * width + k, i8x16.min_u(bytes, i8x16.splat(127)));
    }
    f32.store(ranges + (r << 3), step);
    f32.store(ranges + (r << 3), least, 4);
  }
}

/** Four outputs of a row: x = least + step * q, so that w·x = scale * (step * w·q + least * sum) + bias. */
function put(dot: v128, range: usize, scale: v128, sum: v128, bias: v128, y: usize): void {
  const exact = f32x4.mul(v128.load32_splat(range), f32x4.convert_i32x4_s(dot));
  const value = f32x4.add(exact, f32x4.mul(v128.load32_splat(range, 4), sum));
  v128.store(y, f32x4.add(f32x4.mul(scale, value), bias));
}

/**
 * Rows of `quantize` times weights of `pack`, plus biases: four rows and eight outputs at once. `rows` is a multiple of
 * 4.
 */
export function linear(
  q: usize,
  ranges: usize,
  rows: i32,
  width: i32,
  weights: usize,
  scales: usize,
  sums: usize,
  biases: usize,
  outs: i32,
  y: usize,
): void {
  const stride = outs << 2;
  for (let o = 0; o < outs; o += 8) {
    const column = o << 2;
    const s0 = v128.load(scales + column);
    const s1 = v128.load(scales + column, 16);
    const m0 = v128.load(sums + column);
    const m1 = v128.load(sums + column, 16);
    const b0 = v128.load(biases + column);
    const b1 = v128.load(biases + column, 16);
    for (let r = 0; r < rows; r += 4) {
      let a0 = i32x4.splat(0);
      let a1 = a0;
      let c0 = a0;
      let c1 = a0;
      let d0 = a0;
      let d1 = a0;
      let e0 = a0;
      let e1 = a0;
      let w = weights + o * width;
      let x = q + r * width;
      const end = x + width;
      while (x < end) {
        const w0 = v128.load(w);
        const w1 = v128.load(w, 16);
        const xa = v128.load32_splat(x);
        const xc = v128.load32_splat(x + width);
        const xd = v128.load32_splat(x + width * 2);
        const xe = v128.load32_splat(x + width * 3);
        a0 = i32x4.relaxed_dot_i8x16_i7x16_add_s(w0, xa, a0);
        a1 = i32x4.relaxed_dot_i8x16_i7x16_add_s(w1, xa, a1);
        c0 = i32x4.relaxed_dot_i8x16_i7x16_add_s(w0, xc, c0);
        c1 = i32x4.relaxed_dot_i8x16_i7x16_add_s(w1, xc, c1);
        d0 = i32x4.relaxed_dot_i8x16_i7x16_add_s(w0, xd, d0);
        d1 = i32x4.relaxed_dot_i8x16_i7x16_add_s(w1, xd, d1);
        e0 = i32x4.relaxed_dot_i8x16_i7x16_add_s(w0, xe, e0);
        e1 = i32x4.relaxed_dot_i8x16_i7x16_add_s(w1, xe, e1);
        w += 32;
        x += 4;
      }
      const at = y + r * stride + column;
      const range = ranges + (r << 3);
      put(a0, range, s0, m0, b0, at);
      put(a1, range, s1, m1, b1, at + 16);
      put(c0, range + 8, s0, m0, b0, at + stride);
      put(c1, range + 8, s1, m1, b1, at + stride + 16);
      put(d0, range + 16, s0, m0, b0, at + stride * 2);
      put(d1, range + 16, s1, m1, b1, at + stride * 2 + 16);
      put(e0, range + 24, s0, m0, b0, at + stride * 3);
      put(e1, range + 24, s1, m1, b1, at + stride * 3 + 16);
    }
  }
}

/** e to the power of each value. Source: expf of the Cephes library (S. L. Moshier). */
function exp(value: v128): v128 {
  const x = f32x4.max(f32x4.min(value, f32x4.splat(88)), f32x4.splat(-87));
  const n = f32x4.nearest(f32x4.mul(x, f32x4.splat(<f32>Math.LOG2E)));
  const coarse = f32x4.sub(x, f32x4.mul(n, f32x4.splat(0.693359375)));
  const r = f32x4.sub(coarse, f32x4.mul(n, f32x4.splat(-2.1219444e-4)));
  let p = f32x4.splat(1.98756915e-4);
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1.3981999507e-3));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(8.3334519073e-3));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(4.1665795894e-2));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1.6666665459e-1));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(5.0000001201e-1));
  const e = f32x4.add(f32x4.add(f32x4.mul(p, f32x4.mul(r, r)), r), f32x4.splat(1));
  return f32x4.mul(e, i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(n), i32x4.splat(127)), 23));
}

/**
 * x / 2 * (1 + erf(x / √2)), in place; `count` is a multiple of 4.
 * Source of erf: Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26, with an error below 1.5e-7.
 */
export function gelu(x: usize, count: i32): void {
  const one = f32x4.splat(1);
  for (let i = 0; i < count; i += 4) {
    const v = v128.load(x + (i << 2));
    const z = f32x4.mul(f32x4.abs(v), f32x4.splat(<f32>Math.SQRT1_2));
    const t = f32x4.div(one, f32x4.add(one, f32x4.mul(z, f32x4.splat(0.3275911))));
    let p = f32x4.splat(1.061405429);
    p = f32x4.add(f32x4.mul(p, t), f32x4.splat(-1.453152027));
    p = f32x4.add(f32x4.mul(p, t), f32x4.splat(1.421413741));
    p = f32x4.add(f32x4.mul(p, t), f32x4.splat(-0.284496736));
    p = f32x4.add(f32x4.mul(p, t), f32x4.splat(0.254829592));
    const rest = f32x4.mul(f32x4.mul(p, t), exp(f32x4.neg(f32x4.mul(z, z))));
    const erf = v128.or(f32x4.sub(one, rest), v128.and(v, i32x4.splat(0x80000000)));
    v128.store(x + (i << 2), f32x4.mul(f32x4.mul(v, f32x4.splat(0.5)), f32x4.add(one, erf)));
  }
}

/** The layer norm of each row of x + y, in the place of x. `width` is a multiple of 4. */
export function normalize(x: usize, y: usize, rows: i32, width: i32, gamma: usize, beta: usize): void {
  const bytes = width << 2;
  for (let r = 0; r < rows; r++) {
    const row = x + r * bytes;
    const other = y + r * bytes;
    let sum = f32x4.splat(0);
    for (let k = 0; k < bytes; k += 16) {
      const v = f32x4.add(v128.load(row + k), v128.load(other + k));
      v128.store(row + k, v);
      sum = f32x4.add(sum, v);
    }
    const mean = f32x4.splat(sumOf(sum) / <f32>width);
    let squares = f32x4.splat(0);
    for (let k = 0; k < bytes; k += 16) {
      const v = f32x4.sub(v128.load(row + k), mean);
      squares = f32x4.add(squares, f32x4.mul(v, v));
    }
    const inverse = f32x4.splat(1 / sqrt<f32>(sumOf(squares) / <f32>width + 1e-12));
    for (let k = 0; k < bytes; k += 16) {
      const v = f32x4.mul(f32x4.sub(v128.load(row + k), mean), inverse);
      v128.store(row + k, f32x4.add(f32x4.mul(v, v128.load(gamma + k)), v128.load(beta + k)));
    }
  }
}

/** A head's keys, turned: the first value of every token, the second …; missing tokens are nought. */
function turn(from: usize, tokens: i32, columns: i32, stride: i32, keys: usize): void {
  for (let j = 0; j < columns; j++) {
    for (let d = 0; d < head; d++) {
      f32.store(keys + ((d * columns + j) << 2), j < tokens ? f32.load(from + j * stride + (d << 2)) : 0);
    }
  }
}

/** How much a token heeds each other, adding up to the number that is answered. */
function heed(query: usize, keys: usize, tokens: i32, columns: i32, shares: usize): f32 {
  const scale = f32x4.splat(0.17677669529663687);
  for (let j = 0; j < columns; j += 16) {
    let s0 = f32x4.splat(0);
    let s1 = s0;
    let s2 = s0;
    let s3 = s0;
    let key = keys + (j << 2);
    for (let d = 0; d < head; d++) {
      const v = v128.load32_splat(query + (d << 2));
      s0 = f32x4.add(s0, f32x4.mul(v, v128.load(key)));
      s1 = f32x4.add(s1, f32x4.mul(v, v128.load(key, 16)));
      s2 = f32x4.add(s2, f32x4.mul(v, v128.load(key, 32)));
      s3 = f32x4.add(s3, f32x4.mul(v, v128.load(key, 48)));
      key += columns << 2;
    }
    const to = shares + (j << 2);
    v128.store(to, f32x4.mul(s0, scale));
    v128.store(to, f32x4.mul(s1, scale), 16);
    v128.store(to, f32x4.mul(s2, scale), 32);
    v128.store(to, f32x4.mul(s3, scale), 48);
  }
  for (let j = tokens; j < columns; j++) f32.store(shares + (j << 2), -3.0e38);
  let most = v128.load(shares);
  for (let j = 4; j < columns; j += 4) most = f32x4.max(most, v128.load(shares + (j << 2)));
  const top = f32x4.splat(mostOf(most));
  for (let j = 0; j < columns; j += 4) {
    v128.store(shares + (j << 2), exp(f32x4.sub(v128.load(shares + (j << 2)), top)));
  }
  let sum: f32 = 0;
  for (let j = 0; j < tokens; j++) sum += f32.load(shares + (j << 2));
  return sum;
}

/** The values of all tokens, weighed by `shares` over `sum`. */
function blend(values: usize, stride: i32, tokens: i32, shares: usize, sum: f32, y: usize): void {
  let c0 = f32x4.splat(0);
  let c1 = c0;
  let c2 = c0;
  let c3 = c0;
  let c4 = c0;
  let c5 = c0;
  let c6 = c0;
  let c7 = c0;
  for (let j = 0; j < tokens; j++) {
    const p = v128.load32_splat(shares + (j << 2));
    const at = values + j * stride;
    c0 = f32x4.add(c0, f32x4.mul(p, v128.load(at)));
    c1 = f32x4.add(c1, f32x4.mul(p, v128.load(at, 16)));
    c2 = f32x4.add(c2, f32x4.mul(p, v128.load(at, 32)));
    c3 = f32x4.add(c3, f32x4.mul(p, v128.load(at, 48)));
    c4 = f32x4.add(c4, f32x4.mul(p, v128.load(at, 64)));
    c5 = f32x4.add(c5, f32x4.mul(p, v128.load(at, 80)));
    c6 = f32x4.add(c6, f32x4.mul(p, v128.load(at, 96)));
    c7 = f32x4.add(c7, f32x4.mul(p, v128.load(at, 112)));
  }
  const inverse = f32x4.splat(1 / sum);
  v128.store(y, f32x4.mul(c0, inverse));
  v128.store(y, f32x4.mul(c1, inverse), 16);
  v128.store(y, f32x4.mul(c2, inverse), 32);
  v128.store(y, f32x4.mul(c3, inverse), 48);
  v128.store(y, f32x4.mul(c4, inverse), 64);
  v128.store(y, f32x4.mul(c5, inverse), 80);
  v128.store(y, f32x4.mul(c6, inverse), 96);
  v128.store(y, f32x4.mul(c7, inverse), 112);
}

/**
 * Attention of all heads. Each row of `qkv` has the queries, keys and values of a token, `width` of each. `keys` has
 * room for 32 values of each token, `shares` for one; both for tokens up to the next multiple of 16.
 */
export function attend(qkv: usize, tokens: i32, width: i32, keys: usize, shares: usize, y: usize): void {
  const stride = width * 12;
  const columns = (tokens + 15) & ~15;
  for (let h = 0; h < width; h += head) {
    const queries = qkv + (h << 2);
    const values = queries + (width << 3);
    turn(queries + (width << 2), tokens, columns, stride, keys);
    for (let i = 0; i < tokens; i++) {
      const sum = heed(queries + i * stride, keys, tokens, columns, shares);
      blend(values, stride, tokens, shares, sum, y + ((i * width + h) << 2));
    }
  }
}

/** The mean of all rows, at length 1. `width` is a multiple of 4. */
export function pool(x: usize, tokens: i32, width: i32, y: usize): void {
  const bytes = width << 2;
  let squares = f32x4.splat(0);
  for (let k = 0; k < bytes; k += 16) {
    let sum = f32x4.splat(0);
    for (let r = 0; r < tokens; r++) sum = f32x4.add(sum, v128.load(x + k + r * bytes));
    const mean = f32x4.div(sum, f32x4.splat(<f32>tokens));
    v128.store(y + k, mean);
    squares = f32x4.add(squares, f32x4.mul(mean, mean));
  }
  const length = f32x4.splat(sqrt<f32>(sumOf(squares)));
  for (let k = 0; k < bytes; k += 16) v128.store(y + k, f32x4.div(v128.load(y + k), length));
}
