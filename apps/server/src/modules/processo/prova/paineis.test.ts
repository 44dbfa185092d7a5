import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyProcess } from '@rh/domain/processo/define'
import { grupos, type Grupo } from '@rh/domain/setores/grupos'
import { cadaTipo, podeChamar, prepararProva, type Prova } from '../../../test/prova.ts'

let prova: Prova
beforeAll(async () => {
  prova = await prepararProva()
})
afterAll(() => prova.rh[Symbol.asyncDispose]())

interface Lista {
  readonly results: readonly { readonly id: number; readonly status: string; readonly minhaVez: boolean }[]
  readonly contagens: Readonly<Record<string, number>>
}
interface Quadro {
  readonly colunas: readonly {
    readonly status: string
    readonly total: number
    readonly cartoes: readonly { readonly id: number; readonly minhaVez: boolean }[]
  }[]
}
interface Inicio {
  readonly totaisMinhaVez: readonly { readonly tipo: string; readonly total: number }[]
  readonly porSituacao: readonly {
    readonly tipo: string
    readonly contagens: readonly { readonly status: string; readonly total: number }[]
  }[]
}
interface Papeis {
  readonly disponiveis: readonly string[]
  readonly emitidos: readonly { readonly papel: string }[]
}

const inicios = new Map<Grupo, Promise<Inicio | null>>()
/** The dashboard of a group tells of every kind: read once, as nothing here moves anything. */
function inicioDe(grupo: Grupo): Promise<Inicio | null> {
  const ler = async () => {
    const { status, body } = await prova.chamar<Inicio>(grupo, 'GET /api/inicio')
    return status === 200 ? body : null
  }
  const lendo = inicios.get(grupo) ?? ler()
  inicios.set(grupo, lendo)
  return lendo
}

// prova: processos
describe.each(cadaTipo)('what people see of %s', (nome, process: AnyProcess) => {
  const listar = async (quem: Grupo, query = '') =>
    (await prova.chamar<Lista>(quem, `GET /api/${nome}/listar?${query}`)).body
  const leitores = grupos.filter((grupo) => podeChamar(`GET /api/${nome}/listar`, grupo))

  it('is found by its number alone, as the record has it', async () => {
    for (const registro of await prova.umDeCadaStatus(process)) {
      const { rows } = await sql<{ numero: string }>`
        select numero from processo where id = ${registro.id}`.execute(prova.rh.db)
      const { results } = await listar('Administrador', `busca=${rows[0]?.numero}`)
      expect(results).toMatchObject([{ id: registro.id, status: registro.status }])
    }
  })

  it('stands on the board by open status, each as often as the list counts it, with the same turns', async () => {
    for (const grupo of leitores) {
      const { contagens } = await listar(grupo)
      const { results } = await listar(grupo, 'porPagina=100&minhaVez=1')
      const { body } = await prova.chamar<Quadro>(grupo, `GET /api/${nome}/quadro`)
      for (const { status, total, cartoes } of body.colunas) {
        expect([grupo, status, process.statuses[status]?.final]).toEqual([grupo, status, undefined])
        expect([grupo, status, total]).toEqual([grupo, status, contagens[status] ?? 0])
        const vez = cartoes.filter(({ minhaVez }) => minhaVez).map(({ id }) => id)
        const naLista = new Set(results.map(({ id }) => id))
        expect([grupo, status, vez.filter((id) => !naLista.has(id))]).toEqual([grupo, status, []])
      }
    }
  })

  it('is counted on the dashboard as in the list, for those alone who may open it', async () => {
    for (const grupo of grupos) {
      const inicio = await inicioDe(grupo)
      if (!inicio) continue
      const contado = inicio.porSituacao.find(({ tipo }) => tipo === nome)
      expect([grupo, contado !== undefined]).toEqual([grupo, leitores.includes(grupo)])
      if (!contado) continue
      const { contagens } = await listar(grupo)
      for (const { status: situacao, total } of contado.contagens)
        expect([grupo, situacao, total]).toEqual([grupo, situacao, contagens[situacao]])
      const esperam = inicio.totaisMinhaVez.find(({ tipo }) => tipo === nome)?.total ?? 0
      expect([grupo, esperam > 0]).toEqual([grupo, (await listar(grupo, 'minhaVez=1')).results.length > 0])
    }
  })

  it('is printed: every paper, by whom it is offered, and kept', async () => {
    const impressos = new Set<string>()
    for (const registro of await prova.umDeCadaStatus(process))
      for (const grupo of leitores) {
        const chamada = `GET /api/${nome}/papeis/${registro.id}`
        const { status, body } = await prova.chamar<Papeis>(grupo, chamada)
        if (status !== 200) continue
        for (const papel of body.disponiveis.filter((um) => !impressos.has(um))) {
          const impresso = await prova.chamar<{ lista: Papeis }>(grupo, `POST /api/${nome}/papel`, {
            body: { [`${nome}Id`]: registro.id, papel },
          })
          expect([papel, impresso.status]).toEqual([papel, 201])
          expect(impresso.body.lista.emitidos.map((emitido) => emitido.papel)).toContain(papel)
          impressos.add(papel)
        }
      }
    expect(impressos.size).toBeGreaterThan(0)
  })
})
