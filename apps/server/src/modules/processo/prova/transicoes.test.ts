import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyProcess } from '@rh/domain/processo/define'
import { podeEsperar } from '@rh/domain/processo/espera'
import { disponiveis, impedimento, leMotivo, pareceresAbertos } from '@rh/domain/processo/vez'
import { grupos, type Grupo } from '@rh/domain/setores/grupos'
import {
  cadaTipo,
  MOTIVO,
  podeChamar,
  prepararProva,
  situacaoDe,
  type Prova,
  type Registro,
} from '../../../test/prova.ts'
import { sincronizarPrazos } from '../prazo.ts'

let prova: Prova
beforeAll(async () => {
  prova = await prepararProva()
})
afterAll(() => prova.rh[Symbol.asyncDispose]())

interface Verificado extends Registro {
  readonly pendencias?: readonly object[]
}
/** Moves of the demo that said beforehand what then refused them. */
const ditas: string[] = []

// prova: processos
describe.each(cadaTipo)('the moves of %s', (nome, process: AnyProcess) => {
  const transitar = (quem: Grupo, { id, versao }: Registro, transicao: string, chave = '') =>
    prova.chamar<Registro>(quem, `POST /api/${nome}/status`, {
      body: { id, versao, transicao, motivo: MOTIVO },
      chave,
    })

  /**
   * Where the move is declared, every group that may not make it. In another status everybody is refused, and one group
   * for each reason says so.
   */
  function recusadosEm({ transitions }: AnyProcess, registro: Registro) {
    const situacao = situacaoDe(registro)
    return Object.entries(transitions).flatMap(([transicao, { from }]) => {
      const recusas = grupos
        .filter((grupo) => podeChamar(`POST /api/${nome}/status`, grupo))
        .map((grupo) => ({
          grupo,
          transicao,
          motivo: impedimento(process, transicao, situacao, prova.pessoaDe(grupo)),
        }))
        .filter(({ motivo }) => motivo !== null)
      return from.includes(registro.status)
        ? recusas
        : [...new Map(recusas.map((recusa) => [recusa.motivo, recusa])).values()]
    })
  }

  it('stand in the demo in every status of the declaration', async () => {
    const registros = await prova.umDeCadaStatus(process)
    expect(registros.map(({ status }) => status).toSorted()).toEqual(Object.keys(process.statuses).toSorted())
  })

  it('are offered in every status to every group as declared, with the pareceres, and no other', async () => {
    for (const registro of await prova.umDeCadaStatus(process)) {
      const situacao = situacaoDe(registro)
      await Promise.all(
        grupos.map(async (grupo) => {
          const { status, body } = await prova.obter(grupo, nome, registro.id)
          if (status !== 200) return
          const onde = [registro.status, grupo]
          const pessoa = prova.pessoaDe(grupo)
          expect([...onde, body.acoes]).toEqual([...onde, disponiveis(process, situacao, pessoa)])
          expect([...onde, body.pareceresAbertos.toSorted()]).toEqual([
            ...onde,
            pareceresAbertos(process, situacao, pessoa).toSorted(),
          ])
        }),
      )
    }
  })

  it('are refused in every status to every group where not offered, for the reason of the declaration', async () => {
    for (const registro of await prova.umDeCadaStatus(process)) {
      const recusados = recusadosEm(process, registro)
      await Promise.all(
        recusados.map(async ({ grupo, transicao, motivo }) => {
          const { status, body } = await transitar(grupo, registro, transicao)
          const onde = [registro.status, grupo, transicao]
          expect([...onde, status >= 400 && [motivo, 'nao_encontrado'].includes(body.codigo ?? '')]).toEqual([
            ...onde,
            true,
          ])
        }),
      )
      expect((await prova.obter('Administrador', nome, registro.id)).body.versao).toBe(registro.versao)
    }
  })

  it('wait, where they are decisions, shown to nobody else, and are undone; what has effect at once does not', async () => {
    const segurar = (quem: Grupo, { id, versao }: Registro, transicao: string) =>
      prova.chamar<Registro>(quem, `POST /api/${nome}/status`, {
        body: { id, versao, transicao, motivo: MOTIVO, emEspera: true },
      })
    const esperaram = new Set<string>()
    for (const registro of await prova.umDeCadaStatus(process)) {
      const { id, status } = registro
      for (const grupo of grupos.filter((um) => podeChamar(`POST /api/${nome}/status`, um)))
        for (const transicao of disponiveis(process, situacaoDe(registro), prova.pessoaDe(grupo))) {
          if (esperaram.has(`${status} ${transicao}`)) continue
          const resposta = await segurar(grupo, registro, transicao)
          if (resposta.status >= 400) continue
          const onde = [status, grupo, transicao]
          expect([...onde, podeEsperar(process, transicao), resposta.body.acoes]).toEqual([...onde, true, []])
          esperaram.add(`${status} ${transicao}`)
          const dosOutros = (await prova.obter('Administrador', nome, id)).body
          expect([...onde, dosOutros.versao]).toEqual([...onde, registro.versao])
          const desfeita = await prova.chamar<Registro>(grupo, `POST /api/${nome}/espera/desfazer`, {
            body: { id },
          })
          expect([...onde, desfeita.body.acoes.includes(transicao)]).toEqual([...onde, true])
        }
    }
    // Every kind has at least a return or a refusal that waits for nothing but its reason.
    expect(esperaram.size).toBeGreaterThan(0)
  })

  const verificar = (quem: Grupo, { id, versao }: Registro, transicao: string) =>
    prova.chamar<Verificado>(quem, `POST /api/${nome}/status/verificar`, { body: { id, versao, transicao } })

  it('say what would refuse them to nobody to whom they are not offered', async () => {
    for (const registro of await prova.umDeCadaStatus(process))
      for (const { grupo, transicao, motivo } of recusadosEm(process, registro)) {
        const { status, body } = await verificar(grupo, registro, transicao)
        const onde = [registro.status, grupo, transicao]
        expect([...onde, status >= 400 && [motivo, 'nao_encontrado'].includes(body.codigo ?? '')]).toEqual([
          ...onde,
          true,
        ])
      }
  })

  /** A group to which a move of a record is offered. */
  const aQuem = (registro: Registro, transicao: string): Grupo | undefined =>
    grupos
      .filter((grupo) => podeChamar(`POST /api/${nome}/status`, grupo))
      .find((grupo) => disponiveis(process, situacaoDe(registro), prova.pessoaDe(grupo)).includes(transicao))

  it('say before they are asked about what would refuse them, and change nothing', async () => {
    for (const registro of await prova.umDeCadaStatus(process)) {
      for (const [transicao, { checks, campos, confirmaSenha }] of Object.entries(process.transitions)) {
        const grupo = aQuem(registro, transicao)
        if (!grupo || (await prova.obter(grupo, nome, registro.id)).status !== 200) continue
        const onde = [registro.status, grupo, transicao]
        const { status, body } = await verificar(grupo, registro, transicao)
        expect([...onde, status, Array.isArray(body.pendencias)]).toEqual([...onde, 200, true])
        const semChecks = checks ? [] : body.pendencias
        expect([...onde, semChecks]).toEqual([...onde, []])
        // One without findings would be made, one with fields or a password is refused for those first.
        if (body.pendencias?.length === 0 || campos || confirmaSenha) continue
        const recusa = await transitar(grupo, registro, transicao)
        expect([...onde, recusa.body.codigo, recusa.body]).toEqual([
          ...onde,
          'pendencias',
          expect.objectContaining({ pendencias: body.pendencias }),
        ])
        ditas.push(`${nome} ${transicao}`)
      }
      expect((await prova.obter('Administrador', nome, registro.id)).body.versao).toBe(registro.versao)
    }
  })

  it('are made once however often they are sent, and none on top of an older version', async () => {
    for (const registro of await prova.umDeCadaStatus(process))
      for (const grupo of grupos) {
        const desistir = disponiveis(process, situacaoDe(registro), prova.pessoaDe(grupo)).find(
          (transicao) => {
            const spec = process.transitions[transicao]
            // One that asks for nothing but a reason.
            const pedeMais = spec?.confirmaSenha || spec?.campos || (spec?.checks ?? []).length > 0
            return spec?.cautela && !pedeMais && !spec.desfaz
          },
        )
        if (desistir === undefined || (await prova.obter(grupo, nome, registro.id)).status !== 200) continue
        const velha = await transitar(grupo, { ...registro, versao: registro.versao + 1 }, desistir)
        expect([registro.status, velha.body.codigo]).toEqual([registro.status, 'versao_antiga'])
        const chave = `prova-${nome}-${registro.id}`
        const [uma, outra] = await Promise.all([
          transitar(grupo, registro, desistir, chave),
          transitar(grupo, registro, desistir, chave),
        ])
        expect([uma.status, outra.status]).toEqual([200, 200])
        const { eventos } = (await prova.obter('Administrador', nome, registro.id)).body
        const feitos = eventos.filter((evento) => evento.nome === desistir && evento.motivo === MOTIVO)
        expect([registro.status, desistir, feitos.length]).toEqual([registro.status, desistir, 1])
        break
      }
  })

  it('keep a reserved reason from those who may not read it', async () => {
    for (const [parecer, { motivoReservadoA }] of Object.entries(process.pareceres)) {
      if (!motivoReservadoA) continue
      const segredo = `Detalhe de saúde que só alguns leem: ${parecer}`
      const { rows } = await sql<{ id: number }>`
        update processo_parecer pp set comentario = ${segredo} from processo p
         where p.id = pp.processo_id and p.tipo = ${nome} and pp.parecer = ${parecer}
        returning p.id`.execute(prova.rh.db)
      const id = Math.min(...rows.map((row) => row.id))
      for (const grupo of grupos) {
        const { status, body } = await prova.obter(grupo, nome, id)
        if (status !== 200) continue
        const le = leMotivo(process, [parecer], situacaoDe(body), prova.pessoaDe(grupo))
        const { comentario } = body.pareceres.find((dado) => dado.nome === parecer) ?? {}
        expect([grupo, comentario]).toEqual([grupo, le ? segredo : null])
        expect([grupo, JSON.stringify(body).includes(segredo)]).toEqual([grupo, le])
      }
    }
  })
})

it('leave the declared term behind, whoever moved what', async () => {
  const { db } = prova.rh
  const prazos = async () =>
    (
      await sql<object>`select id, prazo, prazo_rotulo, prazo_legal, desde from processo_indice order by id`.execute(
        db,
      )
    ).rows
  const guardados = await prazos()
  await sincronizarPrazos(db)
  expect(await prazos()).toEqual(guardados)
})

it('said beforehand, of several kinds, what then refused them', () => {
  expect(new Set(ditas.map((dita) => dita.split(' ')[0])).size).toBeGreaterThan(2)
})
