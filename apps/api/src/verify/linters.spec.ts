import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { spectralProblems } from '../testing/spectral-problems.js';
import { apiDocument } from '../openapi-document.js';

describe('OpenAPI document', () => {
  it("passes Spectral's OpenAPI rules without warnings", async () => {
    expect(await spectralProblems(await apiDocument())).toEqual([]);
  });
});
