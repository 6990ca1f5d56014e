import { unit } from '../../../plugins/match-builtin/src/statistics/hashed.ts';

/** `fewest`: features of fewer examples only make the rest noisy. */
type Learning = { rate: number; decay: number; fewest: number };

/** Weights learned by gradient descent with a rate of its own for each (AdaGrad, Duchi et al. 2011). */
export class AdaGrad {
  readonly weights: Float64Array;
  readonly #squares: Float64Array;
  readonly #uses: Uint16Array;
  readonly #learning: Learning;

  constructor(size: number, learning: Learning) {
    this.weights = new Float64Array(size);
    this.#squares = new Float64Array(size).fill(0.01);
    this.#uses = new Uint16Array(size);
    this.#learning = learning;
  }

  /** Counts an example that has features in these places. */
  see(places: ReadonlySet<number>): void {
    for (const place of places) this.#uses[place]! += 1;
  }

  /** Moves the weights against a gradient, of the places that enough examples have. */
  step(gradient: ReadonlyMap<number, number>): void {
    const { rate, decay, fewest } = this.#learning;
    for (const [place, error] of gradient) {
      if (this.#uses[place]! < fewest) continue;
      const slope = error + decay * this.weights[place]!;
      this.#squares[place]! += slope ** 2;
      this.weights[place]! -= (rate / Math.sqrt(this.#squares[place]!)) * slope;
    }
  }

  /** The weights in 8 bits and units. */
  packed(): Int8Array {
    return Int8Array.from(this.weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * unit))));
  }
}
