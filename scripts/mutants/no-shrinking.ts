import fc from "fast-check";

// The first failing case detects a fault; a smaller one is only for people who repair it.
fc.configureGlobal({ endOnFailure: true });
