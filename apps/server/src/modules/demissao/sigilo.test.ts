import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Grupo } from '@rh/domain/setores/grupos'
import { causaOf } from '@rh/domain/regras/rescisao/causas'
import { usuariosDemo } from '../../seed/usuarios.ts'
import { alguem, aprovada, comunicar, feito, obter, semCausa, tentarMover } from '../../test/demissoes.ts'
import { abrirEmpresa } from '../../test/empresa.ts'
import type { Client } from '../../test/harness.ts'
import { lembrarDemissoes } from './lembretes.ts'
import { justaCausa } from './papeis/comunicacoes.ts'
import { reunir } from './papeis/fatos.ts'
import { AGORA } from '../../test/clock.ts'

const empresa = abrirEmpresa()

const MOTIVO = 'Segredo de quem pediu'
const VOLTA = 'Segredo de quem não volta'
const DESCONTO = 'Segredo descontado'
const PROVENTO = 'Segredo recebido'

/** What each visibility lets through, as it would stand in an answer. */
const segredos = {
  causa: [MOTIVO, causaOf('33').rotulo, '"causa":"33"', 'art. 484-A'],
  valores: [DESCONTO, PROVENTO, '"centavos":123400', '"totalBruto":', '123400', '234500'],
  volta: [VOLTA],
}

let id = 0
let colaboradorId = 0

beforeAll(async () => {
  const { rh } = empresa
  rh.clock.irPara(AGORA)
  const feita = await aprovada(
    rh,
    semCausa({
      causa: '33',
      motivo: MOTIVO,
      proventos: [{ descricao: PROVENTO, valorCentavos: 234_500 }],
      descontos: [{ descricao: DESCONTO, valorCentavos: 123_400 }],
    }),
  )
  id = feita.registro.id
  colaboradorId = feita.colaboradorId
  await comunicar(rh, id)
  const cadastro = await rh.as('cadastro')
  const { versao } = await obter(cadastro, id)
  await feito(
    cadastro.try('POST /api/demissao/recontratacao', {
      body: { id, versao, dados: { recontratacao: 'com_aval', recontratacaoMotivo: VOLTA } },
    }),
  )
  await feito(tentarMover(cadastro, id, 'conferir'))
})

/** Everything that the calls of a kind answer to somebody of one dismissal. */
async function respostas(usuario: string): Promise<string> {
  const client = await empresa.rh.as(usuario)
  const query = { colaboradorId }
  const todas = await Promise.all([
    client.try('GET /api/demissao/obter/:id', { params: { id } }),
    client.try('GET /api/demissao/listar', { query }),
    client.try('GET /api/demissao/processos', { query }),
    client.try('GET /api/demissao/quadro', { query }),
    client.try('GET /api/demissao/papeis/:id', { params: { id } }),
    client.try('GET /api/demissao/anexos/:id', { params: { id } }),
    client.try('GET /api/demissao/vaga', { query: { colaborador: colaboradorId } }),
    client.try('GET /api/colaborador/processos', { query: { colaboradorId } }),
    client.try('GET /api/notificacoes/listar', { query: {} }),
  ])
  return JSON.stringify(
    todas.map(({ body }) => body),
    // What is null says nothing.
    (_, valor: unknown) => (valor === null ? undefined : valor),
  )
}

const lido = (texto: string, quais: readonly string[]): string[] =>
  quais.filter((segredo) => texto.includes(segredo))

const isDe = (grupos: readonly Grupo[], ...quem: readonly Grupo[]): boolean =>
  grupos.some((grupo) => quem.includes(grupo))

const SEM_CAUSA: readonly Grupo[] = ['Vagas', 'Sesmt', 'Almoxarifado', 'Comercial']
const SEM_VALORES: readonly Grupo[] = [...SEM_CAUSA, 'Assistente Gestor', 'Gerente Administrador']
const COM_VOLTA: readonly Grupo[] = [
  'Coordenador',
  'Assistente Departamento Pessoal',
  'Cadastro',
  'Beneficio',
  'Rescisao',
  'Administrador',
  'Gerente Rh',
  'Gerente Administrador',
]

// prova: /api/demissao
describe('the secrets of a dismissal', () => {
  it.each(usuariosDemo.filter(({ usuario }) => usuario !== 'fora.do.horario'))(
    'are kept from $usuario as the groups say',
    async ({ usuario, grupos }) => {
      const escondidos = [
        ...(isDe(grupos, ...SEM_CAUSA) ? segredos.causa : []),
        ...(isDe(grupos, ...SEM_VALORES) ? segredos.valores : []),
        ...(isDe(grupos, ...COM_VOLTA) ? [] : segredos.volta),
      ]
      expect(lido(await respostas(usuario), escondidos)).toEqual([])
    },
  )

  it('are told to Rh, so that the test above looks for what is there', async () => {
    const texto = await respostas('cadastro')
    expect(lido(texto, [MOTIVO, VOLTA, DESCONTO, PROVENTO, '"totalBruto":'])).toHaveLength(5)
  })
})

describe('what happened, of a serious fault', () => {
  const FATO = 'Segredo do que aconteceu no almoxarifado'

  it('is told to whom the cause is told, on the letter, and in nothing that anybody else reads', async () => {
    const { rh } = empresa
    rh.clock.irPara(AGORA)
    const dados = semCausa({
      causa: '01',
      alinea: 'h',
      aviso: 'nao_se_aplica',
      fatos: FATO,
      fatoEm: '2026-11-13',
      fatoOnde: 'Segredo do lugar',
    })
    const feita = await aprovada(rh, dados)
    ;[id, colaboradorId] = [feita.registro.id, feita.colaboradorId]
    const segredos = [FATO, 'Segredo do lugar', '2026-11-13']
    const semCausaDita = usuariosDemo.filter(
      ({ usuario, grupos }) => usuario !== 'fora.do.horario' && isDe(grupos, ...SEM_CAUSA),
    )
    for (const { usuario } of semCausaDita)
      expect([usuario, lido(await respostas(usuario), segredos)]).toEqual([usuario, []])
    expect(lido(await respostas('cadastro'), segredos)).toHaveLength(3)
    const { rows } = await sql<{ achados: number }>`
      select count(*)::int as achados from processo_indice p where p.id = ${id} and to_jsonb(p)::text ilike '%segredo do%'`.execute(
      rh.db,
    )
    expect(rows).toEqual([{ achados: 0 }])
    const papel = JSON.stringify(justaCausa(await reunir(rh.db, id, 'America/Sao_Paulo')))
    expect(papel).toContain(`O fato, em 13/11/2026, Segredo do lugar: ${FATO}`)
  })
})

describe('a day to be reminded of', () => {
  const dia = '2026-12-11'
  const lembrar = (client: Client, quando: string, pessoa: number) =>
    client.try('POST /api/demissao/lembrete', { body: { colaboradorId: pessoa, dia: quando } })
  const doDia = async (pessoa: number) => {
    const { rows } = await sql<{ usuario: string; texto: string }>`
      select u.usuario, n.texto from notificacao n join usuario u on u.id = n.usuario_id
       where n.vinculo_id = ${pessoa} order by n.id`.execute(empresa.rh.db)
    return rows
  }

  it('is told on its morning, once, to whoever keeps it and to nobody else', async () => {
    const { rh } = empresa
    const pessoa = await alguem(rh.db)
    const gestor = await rh.as('gestor')
    for (const _ of [1, 2])
      expect(await lembrar(gestor, dia, pessoa)).toMatchObject({ status: 201, body: { lembretes: [dia] } })
    const de = async (client: Client) =>
      (await client.call('GET /api/demissao/obter', { query: { colaborador: pessoa } })).opcoes.lembretes
    expect(await de(gestor)).toEqual({ colaboradorId: pessoa, dias: [dia] })
    expect(await de(empresa.cliente)).toEqual({ colaboradorId: pessoa, dias: [] })
    for (const quando of ['2026-12-10', dia, dia, '2026-12-12']) {
      rh.clock.irPara(`${quando}T09:42:00Z`)
      await lembrarDemissoes.executar(rh.deps)
      expect(await doDia(pessoa)).toHaveLength(quando === '2026-12-10' ? 0 : 1)
    }
    expect((await doDia(pessoa))[0]).toMatchObject({
      usuario: 'gestor',
      texto: expect.stringContaining('é o dia 11/12/2026, que você marcou'),
    })
  })

  it('is none that is past, none of a person out of reach, and none of somebody who left meanwhile', async () => {
    const { rh } = empresa
    const gestor = await rh.as('gestor')
    const pessoa = await alguem(rh.db)
    expect((await lembrar(gestor, '2026-11-20', pessoa)).status).toBe(400)
    expect((await lembrar(gestor, '2028-11-21', pessoa)).status).toBe(400)
    expect((await lembrar(gestor, dia, await alguem(rh.db, { noEscopo: false }))).status).toBe(404)
    expect((await lembrar(gestor, dia, pessoa)).status).toBe(201)
    const { registro } = await aprovada(rh, semCausa(), pessoa)
    await comunicar(rh, registro.id)
    rh.clock.irPara('2026-12-11T09:42:00Z')
    await lembrarDemissoes.executar(rh.deps)
    expect((await doDia(pessoa)).filter(({ texto }) => texto.includes('que você marcou'))).toEqual([])
  })

  it('is told no more to whoever lost the contract, or may not ask for a dismissal any more', async () => {
    const { rh } = empresa
    rh.clock.irPara(AGORA)
    const pessoa = await alguem(rh.db)
    const [gestor, coordenador] = [await rh.as('gestor'), await rh.as('coordenador.operacional')]
    for (const client of [gestor, coordenador]) expect((await lembrar(client, dia, pessoa)).status).toBe(201)
    const idDe = sql`(select id from usuario where usuario = 'coordenador.operacional')`
    await sql`delete from usuario_contrato where usuario_id = (select id from usuario where usuario = 'gestor')
      and contrato_id = (select contrato_id from colaborador_periodo where vinculo_id = ${pessoa}
                          order by desde desc limit 1)`.execute(rh.db)
    await sql`update usuario_grupo set grupo_id = (select id from grupo where nome = 'Vagas')
      where usuario_id = ${idDe}`.execute(rh.db)
    rh.clock.irPara('2026-12-11T09:42:00Z')
    await lembrarDemissoes.executar(rh.deps)
    expect(await doDia(pessoa)).toEqual([])
  })
})
