#!/usr/bin/env node
// Written by cmdspec; changes here are lost.
import { start } from 'cmdspec-runtime';
import { client } from './client.js';

void start(client);
