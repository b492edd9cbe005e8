import { describe, expect, it } from 'vitest'
import { claimedType, imageTypeOf } from './image-type'

const bytes = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))

describe('a picture', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n....', 'png'],
    ['GIF89a/*', 'gif'],
    ['GIF87a', 'gif'],
    ['RIFF\x00\x00\x00\x00WEBPVP8 ', 'webp'],
    ['\x00\x00\x00\x18ftypheic', 'heic'],
    ['\x00\x00\x00\x18ftypmif1', 'heic'],
    ['\x00\x00\x00\x18ftypisom', undefined],
    ['<svg xmlns="x">', 'svg'],
    ['\n<?xml version="1.0"?><!-- x --><SVG >', 'svg'],
    ['<html>', undefined],
    ['%PDF-1.7', undefined],
    ['', undefined],
  ])('starting with %j is %s', (start, type) => expect(imageTypeOf(bytes(start))).toBe(type))
})

describe('a file', () => {
  it.each([
    [{ name: 'a.JPG', type: 'image/png' }, 'jpeg'],
    [{ name: 'a.jfif', type: '' }, 'jpeg'],
    [{ name: 'blob', type: 'image/png' }, 'png'],
    [{ name: 'a.photo', type: 'image/svg+xml' }, 'svg'],
    [{ name: 'a', type: 'application/pdf' }, undefined],
  ])('%j claims to be %s', (file, type) => expect(claimedType(file)).toBe(type))
})
