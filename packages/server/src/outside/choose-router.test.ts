import { expect, it } from 'vitest'
import { bundledRouter } from './bundled-router'
import { chooseRouter } from './choose-router'
import { readZipCentroids } from './zip-centroids'

const choose = (settings: Parameters<typeof chooseRouter>[0]['settings'], called: string[] = []) =>
  chooseRouter({
    settings,
    bundled: () => bundledRouter({ route: () => ({ ok: false, problem: { code: 'unreachable' } }) }),
    readZips: () => readZipCentroids(''),
    fetch: async url => {
      called.push(String(url))
      return Response.json({ code: 'NoRoute', error: { code: 2009, message: '' } }, { status: 400 })
    },
    now: () => 0,
  })

it.each([
  [{}, 'bundled', 'bundled'],
  [{ ORS_API_KEY: 'key' }, 'openrouteservice', 'openrouteservice'],
  [{ ORS_URL: 'http://ors:8080/ors' }, 'openrouteservice', 'openrouteservice'],
  [{ OSRM_URL: 'http://osrm:5000' }, 'osrm', 'bundled'],
  [{ OSRM_URL: 'http://osrm:5000', ORS_API_KEY: 'key' }, 'osrm', 'openrouteservice'],
])('with %j ways are found by %s and addresses by %s', (settings, router, geocoder) => {
  const chosen = choose(settings)
  expect([chosen.router.provider, chosen.geocoder.provider]).toEqual([router, geocoder])
})

it.each([
  [{ ORS_API_KEY: 'key' }, 'https://api.openrouteservice.org/v2/directions/driving-hgv/json'],
  [{ ORS_URL: 'http://ors:8080/ors/' }, 'http://ors:8080/ors/v2/directions/driving-hgv/json'],
  [
    { OSRM_URL: 'http://osrm:5000/' },
    'http://osrm:5000/route/v1/driving/1.000000,2.000000;3.000000,4.000000',
  ],
])('with %j the address asked is %s', async (settings, address) => {
  const called: string[] = []
  await choose(settings, called).router.route([
    [1, 2],
    [3, 4],
  ])
  expect(called.map(url => url.split('?')[0])).toEqual([address])
})
