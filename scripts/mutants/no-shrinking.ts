import fc from "fast-check";

// A fault is noticed by the first case that fails; a smaller one is for people who mend it.
fc.configureGlobal({ endOnFailure: true });
