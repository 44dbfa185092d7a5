import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyProcess } from '@rh/domain/processo/define'
import { grupos } from '@rh/domain/setores/grupos'
import { cadaTipo, prepararProva, type Prova, type Registro } from '../../../test/prova.ts'

let prova: Prova
beforeAll(async () => {
  prova = await prepararProva()
})
afterAll(() => prova.rh[Symbol.asyncDispose]())

interface Formulario extends Registro {
  readonly numero: string
  readonly dados: Readonly<Record<string, unknown>>
  readonly colaborador: { readonly id: number }
  readonly eventos: readonly (Registro['eventos'][number] & { readonly tipo: string })[]
}
interface Inicio {
  readonly pode: boolean
  readonly motivo: string | null
}
interface Verificacao {
  readonly pendencias: readonly {
    readonly codigo: string
    readonly severidade: string
    readonly falta?: string
  }[]
}

const nascidos = cadaTipo.filter(([, { nasce }]: readonly [string, AnyProcess]) => nasce !== undefined)
const unicos = nascidos.filter(([, { nasce }]: readonly [string, AnyProcess]) => nasce?.unicoPorVinculo)

/** One process of the demo in one of these statuses. */
async function umEm(nome: string, status: readonly string[]): Promise<Formulario> {
  const { rows } = await sql<{ id: number }>`
    select id from processo where tipo = ${nome} and status = any(${[...status]}) order by id limit 1`.execute(
    prova.rh.db,
  )
  const { body } = await prova.obter('Administrador', nome, rows[0]?.id ?? 0)
  return body as Formulario
}

// prova: processos
describe.each(unicos)('a second process of %s for one bond', (nome, process: AnyProcess) => {
  it('is not offered while the first is open, and its form says which that is', async () => {
    const abertos = Object.keys(process.statuses).filter((status) => !process.statuses[status]?.final)
    const { numero, colaborador } = await umEm(nome, abertos)
    const { body } = await prova.chamar<Inicio>(
      'Administrador',
      `GET /api/${nome}/obter?colaborador=${colaborador.id}`,
    )
    expect(body).toMatchObject({ pode: false, motivo: expect.stringContaining(numero) })
  })
})

/** An employee at work of whom nothing is open. */
async function alguemLivre(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select v.id from vinculo v
     where v.data_desligamento is null and v.data_admissao < '2025-11-01'
       and exists (select from ferias_periodo f where f.vinculo_id = v.id and f.saldo > 0)
       and not exists (select from processo p where p.vinculo_id = v.id)
     order by v.id limit 1`.execute(prova.rh.db)
  return rows[0]?.id ?? 0
}

// prova: processos
describe.each(nascidos)('a form of %s as it opens', (nome) => {
  it('misses things and is wrong in none: nobody is told off before they typed', async () => {
    const colaborador = await alguemLivre()
    const { body } = await prova.chamar<Inicio & { readonly dados: object }>(
      'Administrador',
      `GET /api/${nome}/obter?colaborador=${colaborador}`,
    )
    expect(body).toMatchObject({ pode: true })
    const { body: achados } = await prova.chamar<Verificacao>(
      'Administrador',
      `POST /api/${nome}/verificar`,
      {
        body: { colaboradorId: colaborador, dados: body.dados },
      },
    )
    const bloqueios = achados.pendencias.filter(({ severidade }) => severidade === 'bloqueio')
    expect(bloqueios.length).toBeGreaterThan(0)
    expect(bloqueios.filter(({ falta }) => falta === undefined)).toEqual([])
  })
})

// prova: processos
describe.each(nascidos)('a returned %s', (nome, process: AnyProcess) => {
  it('is corrected by whoever asked for it, who reads the alerts and sends it again', async () => {
    const registro = await umEm(nome, process.doSolicitante)
    const { id, versao, colaborador } = registro
    const dono = grupos.find((grupo) => prova.pessoaDe(grupo).id === registro.solicitante.id)
    if (!dono) throw new Error(`Nobody of the demo asked for ${registro.numero}`)
    const { dados } = (await prova.obter(dono, nome, id)).body as Formulario
    const observacao = `Conferido de novo: ${registro.numero}`
    const corrigido = { ...dados, observacao }
    const { body: editado } = await prova.chamar<Formulario>(dono, `PUT /api/${nome}/editar`, {
      body: { id, versao, dados: corrigido },
    })
    expect(editado.eventos.at(-1)).toMatchObject({ tipo: 'edicao' })
    expect(editado.dados).toEqual(corrigido)
    const { body: achados } = await prova.chamar<Verificacao>(dono, `POST /api/${nome}/verificar`, {
      body: { id, colaboradorId: colaborador.id, dados: corrigido },
    })
    expect(achados.pendencias.filter(({ severidade }) => severidade === 'bloqueio')).toEqual([])
    const alertasAceitos = achados.pendencias
      .filter(({ severidade }) => severidade === 'alerta')
      .map(({ codigo }) => codigo)
    const enviar = (aceitos: readonly string[]) =>
      prova.chamar<Formulario>(dono, `POST /api/${nome}/status`, {
        body: { id, versao: editado.versao, transicao: 'reenviar', alertasAceitos: aceitos },
      })
    let envio = await enviar([])
    expect(envio.body.codigo).toBe(alertasAceitos.length > 0 ? 'pendencias' : undefined)
    if (alertasAceitos.length > 0) envio = await enviar(alertasAceitos)
    expect([envio.status, process.doSolicitante.includes(envio.body.status)]).toEqual([200, false])
    expect(envio.body.eventos.map((evento) => evento.nome)).toContain('reenviar')
  })
})
