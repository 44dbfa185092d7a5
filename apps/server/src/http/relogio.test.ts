import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, senhaDemo, type Client, type TestApp } from '../test/harness.ts'
import { AGORA } from '../test/clock.ts'
import { problemasDaTrilha } from '../test/trilha.ts'
import { tarefas } from '../tarefas.ts'

// A clock that is set right, or wrong: it goes back and forward under people who are signed in.

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

const andar = (horas: number): void =>
  rh.clock.irPara(
    Temporal.Instant.from(AGORA)
      .add({ seconds: horas * 3600 })
      .toString(),
  )

/** What somebody does in between: a draft, and a comment on it. */
async function trabalhar(quem: Client): Promise<readonly number[]> {
  const criado = await quem.try('POST /api/admissao/criar', { body: {} })
  if (criado.status !== 201) return [criado.status]
  const { id } = criado.body as { id: number }
  const dito = await quem.try('POST /api/admissao/comentario', { body: { id, texto: 'Ainda aqui' } })
  return [criado.status, dito.status]
}

describe('a clock that is set back', () => {
  it('by seconds or minutes, ends nobody’s session and loses nothing of the trail', async () => {
    andar(0)
    const quem = await rh.as('coordenador.operacional')
    for (const horas of [0, -1 / 3600, -4 / 60, 0]) {
      andar(horas)
      expect([horas, await trabalhar(quem)]).toEqual([horas, [201, 201]])
    }
    // Further back nobody is signed in yet; once it is right, they are again.
    andar(-1)
    expect(await trabalhar(quem)).toEqual([401])
    andar(0)
    expect(await trabalhar(quem)).toEqual([201, 201])
    expect(await problemasDaTrilha(rh.db)).toEqual([])
  })

  it('lets in whoever comes then, and their sessions go on when it is right again', async () => {
    andar(-24 * 400)
    const quem = await rh.as('coordenador.operacional')
    expect(await trabalhar(quem)).toEqual([201, 201])
    andar(-24 * 400 + 1)
    expect(await trabalhar(quem)).toEqual([201, 201])
    // Over a year later it is over, as one that nobody ended.
    andar(0)
    expect(await trabalhar(quem)).toEqual([401])
  })

  it('keeps out who tried too often, and for no longer than by a clock that is right', async () => {
    andar(0)
    const tentar = async (vez: number): Promise<number> => {
      const body = { usuario: 'ninguem.com.este.nome', senha: `errada-${vez}-vassoura` }
      return (await rh.anonimo.try('POST /api/auth/login', { body })).status
    }
    const ate = async (barrado: boolean): Promise<boolean> => {
      for (let vez = 0; vez < 15; vez += 1) if ((await tentar(vez)) === 429) return barrado
      return !barrado
    }
    expect(await ate(true)).toBe(true)
    andar(-5)
    await tentar(0)
    andar(-4)
    expect(await tentar(0)).toBe(401)
  })
})

describe('a clock that is set forward', () => {
  it('ends sessions as their time does, and lets in again', async () => {
    andar(0)
    const quem = await rh.as('coordenador.operacional')
    andar(24 * 3)
    expect(await trabalhar(quem)).toEqual([401])
    expect(await trabalhar(await rh.as('coordenador.operacional'))).toEqual([201, 201])
    andar(0)
    // The one of then began later than now, and is theirs.
    const { status } = await rh.anonimo.try('POST /api/auth/login', {
      body: { usuario: 'coordenador.operacional', senha: senhaDemo },
    })
    expect(status).toBe(200)
  })

  it('runs what falls due by the wrong day, and goes on by the right one', async () => {
    const rodar = async (): Promise<readonly string[]> => {
      const falharam: string[] = []
      for (const { nome, quando, executar } of tarefas)
        if (quando?.(rh.deps.config) ?? true)
          await executar(rh.deps).catch((error: unknown) => falharam.push(`${nome}: ${String(error)}`))
      return falharam
    }
    for (const horas of [0, 40, -30, 0]) {
      andar(horas)
      expect([horas, await rodar()]).toEqual([horas, []])
    }
    expect(await problemasDaTrilha(rh.db)).toEqual([])
    expect(await trabalhar(await rh.as('coordenador.operacional'))).toEqual([201, 201])
  })
})
