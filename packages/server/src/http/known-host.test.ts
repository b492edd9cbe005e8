import { expect, it } from 'vitest'
import { refuseUnknownHost } from './known-host'

const PUBLIC = 'https://console.example.com'

it.each([
  'https://console.example.com/api/user/1',
  'http://console.example.com:8080/api/user/1',
  'http://127.0.0.1:3000/api/user/1',
  'http://[::1]:3000/api/user/1',
  'http://192.168.1.20/api/user/1',
  'http://localhost:3000/api/user/1',
  'http://app.localhost/api/user/1',
])('%s is ours', url => {
  expect(() => refuseUnknownHost(url, PUBLIC)).not.toThrow()
})

it.each([
  'http://rebound.example.net:3000/api/user/login',
  'http://localhost.example.net/api/user/login',
  'http://127.0.0.1.example.net/api/user/login',
  'https://console.example.com.example.net/api/user/login',
])('%s is somebody else’s', url => {
  expect(() => refuseUnknownHost(url, PUBLIC)).toThrow('not known by that name')
})
