import { calls, people, type Call } from './calls.ts'
import type { Company } from './company.ts'
import { nextAddress } from './company.ts'
import type { Draw } from './draw.ts'
import { isOwn, type Memory } from './memory.ts'

/** Records of each area that a person opens. */
const OPENED = 3

const isJson = ({ name, spec }: Call): boolean => name.startsWith('GET ') && !('download' in spec.response)
const lists = calls.filter((call) => isJson(call) && !call.name.includes(':id'))
const single = calls.filter((call) => isJson(call) && call.name.includes(':id'))

/** What each person finds on opening every screen: lists, and some of what is in them. */
export async function readAround(
  { app }: Company,
  { draw, memory }: { readonly draw: Draw; readonly memory: Memory },
  tokenOf: (usuario: string) => Promise<string | null>,
): Promise<void> {
  const get = async (usuario: string, name: string, url: string): Promise<void> => {
    const token = await tokenOf(usuario)
    const { statusCode, body, headers } = await app.inject({
      url,
      remoteAddress: nextAddress(),
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    })
    if (statusCode === 200 && String(headers['content-type']).startsWith('application/json'))
      memory.keep(usuario, name, JSON.parse(body))
  }
  for (const person of people) {
    const { usuario } = person
    const own = (call: Call): boolean => call.people.includes(person)
    for (const { name } of lists.filter(own)) await get(usuario, name, name.slice('GET '.length))
    for (const { name } of single.filter(own)) {
      const area = name.split('/')[2] ?? ''
      const ids = memory
        .names(usuario, area)
        .filter((one) => isOwn(area, one))
        .flatMap((one) => memory.ids(usuario, area, one))
      for (let i = 0; i < OPENED && ids.length > 0; i += 1)
        await get(usuario, name, name.slice('GET '.length).replace(':id', String(draw.pick(ids))))
    }
  }
}
