/** Sums as likelihoods that add up to 1. Pure. */
export function softmax(sums: Float32Array): Float32Array {
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const total = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => share / total);
}
