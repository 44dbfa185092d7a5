import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grupos } from '@rh/domain/setores/grupos'
import { loginDoGrupo } from '../../seed/usuarios.ts'
import { criarColaborador, novaVersao, postoDe } from '../../test/colaboradores.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { AGORA, noiteDe } from '../../test/clock.ts'

type Query = NonNullable<NonNullable<Parameters<typeof lista>[1]>>

const lista = (client: Client, query: Record<string, unknown> = {}) =>
  client.call('GET /api/colaborador/listar', { query })
const matriculas = async (client: Client, query: Query = {}) =>
  (await lista(client, { porPagina: 100, ...query })).results.map(({ matricula }) => matricula)
const recusa = async (client: Client, query: Query) => {
  const resposta = await client.try('GET /api/colaborador/listar', { query })
  return resposta.status === 200
    ? {}
    : { status: resposta.status, ...('campos' in resposta.body && resposta.body) }
}

let rh: TestApp
let admin: Client
let gestor: Client
/** In the scope of the demo's Gestor and Assistente Gestor alike, and outside both. */
let meu: Awaited<ReturnType<typeof postoDe>>
let alheio: Awaited<ReturnType<typeof postoDe>>

beforeAll(async () => {
  rh = await createTestApp()
  admin = await rh.as('administrador')
  gestor = await rh.as('gestor')
  meu = await postoDe(rh.db, 'assistente.gestor')
  alheio = await postoDe(rh.db, 'gestor', false)
  const todos = { posto: meu, admissao: '2024-03-04' }
  await criarColaborador(rh.db, {
    ...todos,
    nome: 'Ângela Inês Ximenes',
    matricula: '900001',
    cpf: '52998224725',
  })
  await criarColaborador(rh.db, {
    ...todos,
    nome: 'Ximenes Alheio da Cruz',
    matricula: '900002',
    posto: alheio,
  })
  await criarColaborador(rh.db, {
    ...todos,
    nome: 'João Ximenes',
    nomeSocial: 'Joana Ximenes',
    matricula: '900003',
    admissao: '2026-11-10',
  })
  await criarColaborador(rh.db, {
    ...todos,
    nome: 'Saiu Ximenes',
    matricula: '900004',
    desligamento: '2026-10-30',
  })
  await criarColaborador(rh.db, {
    ...todos,
    nome: 'Virá Ximenes',
    matricula: '900005',
    admissao: '2026-12-01',
  })
})
afterAll(() => rh[Symbol.asyncDispose]())

/** The names of post, contract and so on are the demo company's: whether they are there is what counts. */
const daPessoa: readonly string[] = ['matricula', 'nome', 'cpf', 'situacao', 'dataAdmissao', 'fimExperiencia']
const semNomes = (linha: object) =>
  Object.fromEntries(
    Object.entries(linha).map(([campo, valor]: [string, unknown]) => [
      campo,
      daPessoa.includes(campo) || valor === null ? valor : typeof valor,
    ]),
  )

describe('the row of an employee, by group', () => {
  it.each(grupos.map((grupo) => [grupo, loginDoGrupo(grupo)] as const))('%s', async (_, login) => {
    const client = await rh.as(login)
    const resposta = await client.try('GET /api/colaborador/listar', { query: { busca: 'Ângela Inês' } })
    expect(resposta.status === 200 ? resposta.body.results.map(semNomes) : resposta.status).toMatchSnapshot()
  })
})

describe('scope', () => {
  it('keeps list, counts, search and filters of a scoped person to the assigned contracts', async () => {
    expect(await matriculas(gestor, { busca: 'ximenes' })).not.toContain('900002')
    expect(await matriculas(admin, { busca: 'ximenes' })).toContain('900002')
    expect(await matriculas(gestor, { busca: '900002' })).toEqual([])
    expect(await matriculas(gestor, { contratoId: alheio.contratoId })).toEqual([])
    expect(await matriculas(gestor, { postoId: alheio.id })).toEqual([])
    const contar = async (client: Client) =>
      (await client.call('GET /api/colaborador/contagens', { query: { busca: 'ximenes' } })).contagens
    expect([await contar(admin), await contar(gestor)]).toEqual([
      { pre_admissao: 1, em_aviso: 0, afastado: 0, em_ferias: 0, em_experiencia: 1, ativo: 2, desligado: 1 },
      { pre_admissao: 1, em_aviso: 0, afastado: 0, em_ferias: 0, em_experiencia: 1, ativo: 1, desligado: 1 },
    ])
    const { contratos } = await gestor.call('GET /api/colaborador/filtros')
    expect(contratos.map(({ value }) => value)).toContain(meu.contratoId)
    expect(contratos.map(({ value }) => value)).not.toContain(alheio.contratoId)
  })

  it('shows a scoped person without contracts nobody', async () => {
    const { id } = await (await rh.as('assistente.gestor')).call('GET /api/conta/perfil')
    const meus = await rh.db
      .deleteFrom('usuarioContrato')
      .where('usuarioId', '=', id)
      .returningAll()
      .execute()
    const assistente = await rh.as('assistente.gestor')
    expect(await lista(assistente)).toMatchObject({ results: [], total: 0 })
    await rh.db.insertInto('usuarioContrato').values(meus).execute()
  })

  it('exports what it lists, in the columns that the person sees', async () => {
    const query = { formato: 'csv', busca: 'ximenes', colunas: 'matricula,nome' } as const
    const arquivo = await gestor.call('GET /api/colaborador/exportar', { query })
    const csv = await arquivo.text()
    expect(csv).toContain('Ângela Inês Ximenes')
    expect(csv).not.toContain('Alheio')
    const almoxarifado = await rh.as('almoxarifado')
    const comCpf = { ...query, colunas: 'nome,cpf' }
    expect((await almoxarifado.try('GET /api/colaborador/exportar', { query: comCpf })).status).toBe(400)
  })
})

describe('search', () => {
  it.each([
    ['angela ines', ['900001']],
    ['INÊS ÂNGELA', ['900001']],
    ['xim ang', ['900001']],
    // Two letters begin a word.
    ['an xi', ['900001']],
    ['ne ximenes', []],
    // The name that she goes by, and the registered one.
    ['joana xim', ['900003']],
    ['joão xim', ['900003']],
    ['900001', ['900001']],
    ['90000', ['900001', '900002', '900003', '900004', '900005']],
    ['529.982.247-25', ['900001']],
    ['529982', ['900001']],
    ['5299', ['900001']],
    // Letters like others.
    ['%ximenes', []],
    ['x_menes', []],
    ['\\', []],
  ])('"%s" finds %j', async (busca, achados) => {
    expect((await matriculas(admin, { busca, ordenar: 'matricula' })).filter((m) => m >= '900000')).toEqual(
      achados,
    )
  })

  it('finds a matrícula without its zeros', async () => {
    const [{ matricula } = { matricula: '' }] = (await lista(admin, { ordenar: 'matricula' })).results
    expect(await matriculas(admin, { busca: String(Number(matricula)) })).toContain(matricula)
  })

  it('by CPF finds nobody for who does not see it', async () => {
    expect(await matriculas(await rh.as('almoxarifado'), { busca: '529.982.247-25' })).toEqual([])
  })
})

describe('filters and order', () => {
  it.each([
    [{ situacao: 'pre_admissao' }, ['900005']],
    [{ situacao: 'em_experiencia' }, ['900003']],
    [{ situacao: 'ativo' }, ['900001', '900002']],
    [{ situacao: 'desligado' }, ['900004']],
    [{ admissaoDe: '2026-11-10', admissaoAte: '2026-11-10' }, ['900003']],
    [{ admissaoDe: '2026-11-11' }, ['900005']],
    // Ninety days with the first one: until 7 February.
    [{ experienciaDe: '2027-02-07', experienciaAte: '2027-02-07' }, ['900003']],
    [{ experienciaDe: '2027-02-08' }, ['900005']],
    [{ desligamentoDe: '2026-10-30', desligamentoAte: '2026-10-30' }, ['900004']],
    [{ desligamentoDe: '2026-10-31' }, []],
    [{ uf: 'AC' }, []],
    [{ municipioIbge: 1_200_401 }, []],
  ])('%j', async (filtro, achados) => {
    expect(await matriculas(admin, { busca: 'ximenes', ordenar: 'matricula', ...filtro })).toEqual(achados)
  })

  it('narrows by contract, cargo, post, state and town of the post', async () => {
    const { rows } = await sql<{ cargoId: number; municipioIbge: number; uf: string }>`
      select po.cargo_id, lo.municipio_ibge, m.uf from posto po join local lo on lo.id = po.local_id
        join municipio m on m.ibge = lo.municipio_ibge where po.id = ${alheio.id}`.execute(rh.db)
    for (const filtro of [{ contratoId: alheio.contratoId }, { postoId: alheio.id }, ...rows])
      expect(await matriculas(admin, { busca: 'alheio', ...filtro }), JSON.stringify(filtro)).toEqual([
        '900002',
      ])
    expect(await matriculas(admin, { busca: 'alheio', contratoId: meu.contratoId })).toEqual([])
    const outroCargo = rh.db
      .selectFrom('cargo')
      .select('id')
      .where('id', '<>', rows[0]?.cargoId ?? 0)
    const { id: cargoId } = await outroCargo.executeTakeFirstOrThrow()
    expect(await matriculas(admin, { busca: 'alheio', cargoId })).toEqual([])
  })

  it('narrows by the end of the trial only those who have one', async () => {
    const nova = { nome: 'Nilza Pires', matricula: '920001', posto: meu, admissao: '2026-11-10' }
    const id = await criarColaborador(rh.db, { ...nova, experienciaDias: 0 })
    const ate = () => matriculas(admin, { busca: 'nilza pires', experienciaAte: '2099-12-31' })
    expect(await ate()).toEqual([])
    await sql`update vinculo set experiencia_dias = 45 where id = ${id}`.execute(rh.db)
    expect(await ate()).toEqual(['920001'])
  })

  it('does not order or narrow by what the person does not see', async () => {
    const almoxarifado = await rh.as('almoxarifado')
    expect(await recusa(almoxarifado, { ordenar: '-fimExperiencia' })).toMatchObject({
      status: 400,
      campos: { ordenar: 'Esta lista não pode ser ordenada por este campo' },
    })
    expect(await recusa(almoxarifado, { experienciaAte: '2026-12-31' })).toMatchObject({
      status: 400,
      campos: { experienciaAte: 'Esta lista não tem este filtro' },
    })
    // How many there are would tell it as well.
    const contadas = await almoxarifado.try('GET /api/colaborador/contagens', {
      query: { experienciaAte: '2026-12-31' },
    })
    expect(contadas.status).toBe(400)
  })

  it.each(['nome', 'matricula', 'dataAdmissao', 'fimExperiencia', 'dataDesligamento'] as const)(
    'goes through everybody once in the order of %s, both ways, empty ones last',
    async (campo) => {
      const ler = async (ordenar: string) => {
        const linhas: Awaited<ReturnType<typeof lista>>['results'] = []
        for (let pagina = 1; ; pagina++) {
          const { results, total } = await lista(admin, { ordenar, pagina, porPagina: 100 })
          linhas.push(...results)
          if (results.length === 0) return { linhas, total }
        }
      }
      for (const ordenar of [campo, `-${campo}`]) {
        const { linhas, total } = await ler(ordenar)
        expect(new Set(linhas.map(({ id }) => id)).size).toBe(linhas.length)
        expect(linhas).toHaveLength(total)
        if (campo === 'nome') continue
        const valores = linhas.map((linha) => linha[campo] ?? null)
        const cheios = valores.filter((valor) => valor !== null)
        expect(valores.slice(0, cheios.length)).toEqual(cheios)
        const emOrdem = cheios.toSorted()
        expect(cheios).toEqual(ordenar === campo ? emOrdem : emOrdem.toReversed())
      }
    },
  )
})

describe('the contract of the day', () => {
  it('is where somebody works today, and another one from the day of the transfer on', async () => {
    const id = await criarColaborador(rh.db, {
      nome: 'Muda Contrato',
      matricula: '910001',
      posto: meu,
      admissao: '2025-01-06',
    })
    await novaVersao(rh.db, id, alheio, '2026-12-01')
    expect(await matriculas(gestor, { busca: 'muda contrato' })).toEqual(['910001'])
    expect(await matriculas(admin, { busca: 'muda contrato', contratoId: alheio.contratoId })).toEqual([])
    rh.clock.irPara(noiteDe('2026-12-01'))
    const [agora, depois] = [await rh.as('gestor'), await rh.as('administrador')]
    expect(await matriculas(agora, { busca: 'muda contrato' })).toEqual([])
    expect(await matriculas(depois, { busca: 'muda contrato', contratoId: alheio.contratoId })).toEqual([
      '910001',
    ])
    rh.clock.irPara(AGORA)
  })
})
