import { isCnpj, isCpf } from '@rh/domain/br/documentos'
import { isValidCbo } from '@brazilian-utils/brazilian-utils'
import { confereSenha } from '../modules/auth/senha.ts'
import { grupos } from '@rh/domain/setores/grupos'
import { setores, setorSlugs } from '@rh/domain/setores/setores'
import { sql } from 'kysely'
import { Query } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { validarInicioDeFerias } from '@rh/domain/regras/ferias/inicio'
import { openDb, type Db } from '../db/db.ts'
import { chaveDoLugar, feriadosLocaisDe } from '../modules/cadastros/feriado.ts'
import { listRepousos } from '../modules/ferias/pessoa.ts'
import { chavesDeTeste } from '../test/chaves.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { checkTrail, onOneConnection } from '../trilha/conferir.ts'
import { loginsDemo, semearDemo, senhaDemo } from './demo.ts'
import { cenariosDeDemissao } from './processos/cenarios-demissao.ts'
import { sincronizarReferencias } from './referencias.ts'
import { HOJE } from '../test/clock.ts'

const clock = { agora: () => Temporal.Instant.from('2026-11-20T14:30:00Z') }
/** An idle machine does about two thousand in a second. */
const COMANDOS_MAX = 3_000

let banco: TestDatabase
let db: Db
let carregou: boolean
let comandos: number

beforeAll(async () => {
  banco = await createTestDatabase()
  db = openDb({ ...banco.connection, max: 2 }, chavesDeTeste)
  await sincronizarReferencias(db)
  const enviados = vi.spyOn(Query.prototype, 'submit')
  carregou = await semearDemo(db, clock)
  comandos = enviados.mock.calls.length
  enviados.mockRestore()
})

afterAll(async () => {
  await db.destroy()
  await banco.drop()
})

const rows = async <R>(query: string): Promise<R[]> => (await sql.raw<R>(query).execute(db)).rows
const contar = async (query: string): Promise<number> =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${query}`))[0]?.n ?? -1

/** What the check of the trail finds wrong. */
const quebrados = async (qual: Db): Promise<readonly string[]> =>
  (await onOneConnection(qual, (run) => checkTrail(run))).exemplos

describe('the demo company', () => {
  it('loads into an empty database, in seconds', () => {
    expect(carregou).toBe(true)
    // What a start waits for is the statements: a machine with other work takes longer, and sends no more of them.
    expect(comandos).toBeLessThan(COMANDOS_MAX)
  })

  it('has the announced size', async () => {
    expect(await contar('cliente')).toBe(6)
    expect(await contar('contrato')).toBe(10)
    expect(await contar('posto')).toBe(43)
    expect(await contar('vinculo')).toBe(409)
    const saindo = cenariosDeDemissao.filter(({ status }) =>
      ['em_aviso', 'desligado', 'em_conferencia', 'finalizada'].includes(status),
    )
    expect(await contar('vinculo where data_desligamento is not null')).toBe(60 + saindo.length)
    expect(
      await contar(
        `vinculo v where v.data_desligamento is not null and not exists (
           select from demissao d where d.vinculo_id = v.id and d.desligamento = v.data_desligamento and d.comunicado_em is not null)`,
      ),
    ).toBe(0)
    expect(await contar('setor')).toBe(8)
  })

  it('has valid documents everywhere', async () => {
    const cpfs = await rows<{ cpf: string }>(
      'select cpf from pessoa union select cpf from processo_indice where cpf is not null',
    )
    expect(cpfs.filter(({ cpf }) => !isCpf(cpf))).toEqual([])
    const cnpjs = await rows<{ cnpj: string }>(
      'select cnpj from cliente union select cnpj from sindicato union select cnpj from empresa',
    )
    expect(cnpjs.filter(({ cnpj }) => !isCnpj(cnpj))).toEqual([])
    const cbos = await rows<{ cbo: string }>('select cbo from cargo')
    expect(cbos.filter(({ cbo }) => !isValidCbo(cbo))).toEqual([])
  })

  it('has one contract that ends soon and one that has not begun', async () => {
    expect(await contar(`contrato where fim between '${HOJE}' and date '${HOJE}' + 60`)).toBe(1)
    expect(await contar(`contrato where inicio > '${HOJE}'`)).toBe(1)
    expect(await contar('usuario_contrato')).toBeGreaterThan(0)
  })

  it('writes an unbroken audit trail', async () => {
    expect(await contar('auditoria')).toBeGreaterThan(2000)
    expect(await quebrados(db)).toEqual([])
  })

  it('changes nothing when it runs again', async () => {
    const antes = await contar('auditoria')
    await sincronizarReferencias(db)
    expect(await semearDemo(db, clock)).toBe(false)
    expect(await contar('auditoria')).toBe(antes)
    expect(await contar('vinculo')).toBe(409)
    expect(await contar('grupo')).toBe(setorSlugs.flatMap((slug) => setores[slug].grupos).length)
  })
})

describe('the demo users', () => {
  const gruposDe = (usuario: string) =>
    rows<{ nome: string; setor: string }>(
      `select g.nome, s.slug as setor from usuario u join usuario_grupo ug on ug.usuario_id = u.id
         join grupo g on g.id = ug.grupo_id join setor s on s.id = g.setor_id where u.usuario = '${usuario}'
         order by s.id`,
    )

  it('are one per group, fora.do.horario and sem.grupo', async () => {
    expect(loginsDemo.map(({ usuario }) => usuario)).toEqual([
      'administrador',
      'coordenador.operacional',
      'gestor',
      'assistente.gestor',
      'gerente.administrador',
      'almoxarifado',
      'comercial',
      'coordenador',
      'assistente.departamento.pessoal',
      'cadastro',
      'beneficio',
      'rescisao',
      'gerente.rh',
      'sesmt',
      'vagas',
      'fora.do.horario',
      'sem.grupo',
    ])
    expect(loginsDemo.slice(0, grupos.length).map(({ descricao }) => descricao.split(' – ')[0])).toEqual([
      ...grupos,
    ])
  })

  it('come with colleagues in every state that an administrator meets', async () => {
    expect(await contar('usuario where not ativo and desativado_motivo is not null')).toBe(2)
    expect(await contar('usuario where troca_senha_obrigatoria')).toBe(1)
    expect(await contar('usuario where vinculo_id is not null')).toBe(1)
    expect(await contar(`liberacao_horario where ate > '${HOJE}'`)).toBe(1)
    expect(
      await contar(
        'usuario u where ativo and not exists (select from usuario_grupo where usuario_id = u.id)',
      ),
    ).toBe(2)
  })

  it('log in with the announced password', async () => {
    const nomes = loginsDemo.map(({ usuario }) => `'${usuario}'`).join()
    const hashes = await rows<{ senhaHash: string }>(
      `select distinct senha_hash from usuario where usuario in (${nomes})`,
    )
    expect(hashes).toHaveLength(1)
    expect(await confereSenha(senhaDemo, hashes[0]?.senhaHash ?? '')).toBe(true)
  })

  it('belong to their group in every sector that lists it', async () => {
    expect((await gruposDe('administrador')).map(({ setor }) => setor)).toEqual(setorSlugs)
    expect(await gruposDe('rescisao')).toEqual([
      { nome: 'Rescisao', setor: 'rh' },
      { nome: 'Rescisao', setor: 'conferencia' },
    ])
    expect(await gruposDe('fora.do.horario')).toEqual([{ nome: 'Gestor', setor: 'operacional' }])
    expect(await gruposDe('sem.grupo')).toEqual([])
  })

  it('may enter the whole week, but for fora.do.horario', async () => {
    const janelas = await rows<{ usuario: string; dias: number }>(
      `select u.usuario, count(h.id)::int as dias from usuario u left join horario h on h.usuario_id = u.id
          and h.entrada = '00:00:00' and h.saida = '23:59:59' group by 1`,
    )
    const anunciados = janelas.filter((j) => loginsDemo.some(({ usuario }) => usuario === j.usuario))
    expect(anunciados).toHaveLength(loginsDemo.length)
    for (const { usuario, dias } of anunciados)
      expect([usuario, dias]).toEqual([usuario, usuario === 'fora.do.horario' ? 0 : 7])
  })

  it('gives the scoped groups some of the contracts, not all', async () => {
    for (const usuario of ['gestor', 'assistente.gestor']) {
      const quantos = await contar(
        `usuario_contrato uc join usuario u on u.id = uc.usuario_id where u.usuario = '${usuario}'`,
      )
      expect(quantos).toBeGreaterThan(0)
      expect(quantos).toBeLessThan(10)
    }
  })
})

/** Vacations that begin where the scale or a holiday of their post forbids it. */
async function iniciosProibidos(qual: Db, dia: string): Promise<readonly string[]> {
  const { rows: fracoes } = await sql<{ numero: string; vinculoId: number; inicio: string }>`
    select p.numero, p.vinculo_id, f ->> 'inicio' as inicio
      from processo p join processo_formulario pf on pf.processo_id = p.id, jsonb_array_elements(pf.dados -> 'fracoes') f
     where p.tipo = 'ferias'`.execute(qual)
  expect(fracoes).not.toEqual([])
  const pessoas = await listRepousos(
    qual,
    fracoes.map(({ vinculoId }) => vinculoId),
    dia,
  )
  const anos = [
    ...new Set(fracoes.flatMap(({ inicio }) => [Number(inicio.slice(0, 4)), Number(inicio.slice(0, 4)) + 1])),
  ]
  const feriados = await feriadosLocaisDe(qual, anos, pessoas)
  return fracoes.flatMap(({ numero, vinculoId, inicio }) => {
    const pessoa = pessoas.find((uma) => uma.vinculoId === vinculoId)
    if (!pessoa) return [`${numero}: nobody`]
    const { motivo } = validarInicioDeFerias(inicio, {
      escala: pessoa.escala,
      feriadosLocais: feriados.get(chaveDoLugar(pessoa)) ?? [],
    })
    return motivo === null ? [] : [`${numero}: ${inicio}, ${motivo}`]
  })
}

describe('on other days', () => {
  // Asked for on the first of December, a vacation of the script would begin on the anniversary of São Paulo.
  it.each([
    '2026-01-12T02:30:00Z',
    '2026-12-01T12:00:00Z',
    '2027-01-20T12:00:00Z',
    '2027-03-01T12:00:00Z',
    '2028-02-29T23:59:59Z',
  ])('loads at %s', async (agora) => {
    const outro = await createTestDatabase()
    const outroDb = openDb({ ...outro.connection, max: 1 }, chavesDeTeste)
    try {
      await sincronizarReferencias(outroDb)
      expect(await semearDemo(outroDb, { agora: () => Temporal.Instant.from(agora) })).toBe(true)
      expect(await quebrados(outroDb)).toEqual([])
      expect(await iniciosProibidos(outroDb, agora.slice(0, 10))).toEqual([])
    } finally {
      await outroDb.destroy()
      await outro.drop()
    }
  })
})
