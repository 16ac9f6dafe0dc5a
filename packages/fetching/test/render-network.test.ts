import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { packagedChromium } from '../src/render/find-chromium.ts'
import { serve } from './local-server.ts'
import { openFetching } from './open-fetching.ts'
import { openRender, page, script } from './rendering.ts'

/** Records everything that reaches its TCP or UDP port. */
async function listen() {
  const callers: string[] = []
  const tcp = createServer((socket) => {
    callers.push('tcp')
    socket
      .on('error', () => {})
      .on('data', (data) => callers.push(data.toString('latin1').slice(0, 80)))
      .end()
  }).listen(0, '127.0.0.1')
  await once(tcp, 'listening')
  const { port } = tcp.address() as AddressInfo
  const udp = createSocket('udp4', () => callers.push('udp')).bind(port, '127.0.0.1')
  await once(udp, 'listening')
  onTestFinished(() => {
    tcp.close()
    udp.close()
  })
  return { callers, port }
}

const attempts = (host: string) => `
  const tries = [
    () => fetch('http://${host}/fetch'),
    () => fetch('http://${host}/post', { method: 'PUT', mode: 'no-cors', body: 'x' }),
    () => new WebSocket('ws://${host}/socket'),
    () => new EventSource('http://${host}/stream'),
    () => navigator.sendBeacon('http://${host}/beacon', 'x'),
    () => new WebTransport('https://${host}/transport').ready,
    () => new Worker(URL.createObjectURL(new Blob(["new WebSocket('ws://${host}/w'); fetch('http://${host}/w'); importScripts('http://${host}/w.js')"]))),
    () => navigator.serviceWorker.register('/service.js'),
    async () => {
      const peer = new RTCPeerConnection({ iceServers: [
        { urls: 'stun:${host}' },
        { urls: ['turn:${host}?transport=udp', 'turn:${host}?transport=tcp'], username: 'u', credential: 'c' },
      ] })
      peer.createDataChannel('x')
      await peer.setLocalDescription(await peer.createOffer())
    },
    () => document.body.insertAdjacentHTML('beforeend', \`<img src="http://${host}/i"><iframe src="http://${host}/f"></iframe>
      <link rel=preconnect href="http://${host}/"><link rel=prefetch href="http://${host}/p"><link rel=dns-prefetch href="http://${host}/">
      <object data="http://${host}/o"></object><embed src="http://${host}/e"><video src="http://${host}/v" autoplay></video>\`),
    () => document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules',
      text: JSON.stringify({ prefetch: [{ source: 'list', urls: ['http://${host}/s'] }], prerender: [{ source: 'list', urls: ['http://${host}/r', '/same'] }] }) })),
  ]
  for (const attempt of tries) try { Promise.resolve(attempt()).catch(() => {}) } catch {}
  document.querySelector('main').append('tried ' + tries.length)`

const packaged = packagedChromium()
it.each<[string, (() => Promise<{ executablePath: string }>) | null]>([
  ['found', async () => ({ executablePath: '' })],
  ...(packaged ? [['packaged', packaged] as [string, typeof packaged]] : []),
])('a page reaches nothing internal by any means, in the %s browser', async (_name, browser) => {
  const inside = await listen()
  const server = await serve({
    '/jobs.example/jobs': page(attempts(`127.0.0.1:${inside.port}`)),
    '/jobs.example/service.js': script('fetch("/from-service")'),
  })
  const fetching = openFetching({
    timeScale: 1,
    allowPrivate: false,
    replayOrigin: server.origin,
    browserPath: (await browser?.())?.executablePath ?? null,
  })
  const response = await openRender(fetching).render('https://jobs.example/jobs')
  expect(response.text()).toContain('<main>tried 11</main>')
  expect(inside.callers).toEqual([])
  expect(server.paths()).toEqual(['/jobs.example/jobs'])
})
