import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { api } from '@rh/domain/contract/index'
import type { Reply } from '@rh/domain/http/endpoint'
import { nomesDosRelatorios, relatorioOf, type NomeDoRelatorio } from '@rh/domain/relatorios/catalogo'
import { modulos } from '../../modulos.ts'
import * as afastamentos from '../../test/afastamentos.ts'
import { HOJE, noiteDe } from '../../test/clock.ts'
import { criarColaborador, postoDe } from '../../test/colaboradores.ts'
import * as demissoes from '../../test/demissoes.ts'
import { abrirRelatorios } from '../../test/relatorios.ts'

const r = abrirRelatorios()
const { entrar, ler, pessoa } = r

describe('the span of a report as it was', () => {
  it('is refused in words where it begins after the day that is looked at', async () => {
    for (const nome of ['ausencias', 'custos'] as const) {
      const chamada = `GET /api/relatorios/${nome}` as const
      const query = { de: '2026-11-15', ate: '2026-11-18', em: '2026-11-10' }
      const { status, body } = await pessoa('administrador').try(chamada, { query })
      expect([nome, status, body]).toMatchObject([
        nome,
        400,
        { campos: { de: 'Começa depois de 10/11/2026, o dia que está sendo visto' } },
      ])
    }
  })
})

describe('a report as it was', () => {
  const DIA = HOJE
  const QUEM = ['gerente.rh', 'gestor'] as const

  /** What a report said, without what it says it cannot tell of a past day. */
  async function anotar(login: string, nome: NomeDoRelatorio, query: Record<string, string | number>) {
    const { results, total, totais, ressalvas } = await ler(login, nome, { porPagina: 100, ...query })
    if (nome === 'ocupacao')
      return {
        total,
        linhas: results
          .map(({ id, planejado, ocupado }) => ({ id, planejado, ocupado }))
          .toSorted((a, b) => a.id - b.id),
        ressalvas: ressalvas.length,
      }
    return { total, linhas: results, totais, ressalvas: ressalvas.length }
  }

  const anotarTudo = async (query: Record<string, string | number>) =>
    Promise.all(
      QUEM.flatMap((login) =>
        nomesDosRelatorios
          .filter((nome) => login === 'gerente.rh' || relatorioOf(nome).setores.includes('operacional'))
          .map(async (nome) => [login, nome, await anotar(login, nome, query)] as const),
      ),
    )

  /** The dashboard of Rh: headcount, turnover, and the numbers of its start page that count by dates. */
  async function painel(query: { em?: string }) {
    const client = pessoa('gerente.rh')
    const { quadro, meses, media, contratos } = await client.call('GET /api/estatisticas/rotatividade', {
      query,
    })
    const { results, desconhecidos } = await client.call('GET /api/estatisticas/numeros', {
      query: { setor: 'rh', em: query.em ?? r.rh.clock.hoje() },
    })
    expect(desconhecidos).toEqual([])
    const em = query.em ?? r.rh.clock.hoje()
    const { porSituacao } = await client.call('GET /api/inicio/situacoes', { query: { setor: 'rh', em } })
    const { contagens, results: prazos } = await client.call('GET /api/inicio/prazos', { query })
    const vagas = await pessoa('administrador').call('GET /api/inicio/vagas', { query })
    return {
      quadro,
      meses,
      media,
      contratos,
      results,
      porSituacao,
      contagens,
      prazos,
      vagas: semQuemVem(vagas),
    }
  }

  /** Who is on the way to a slot is known of today alone. */
  const semQuemVem = (vagas: Reply<(typeof api)['GET /api/inicio/vagas']>) => ({
    abertas: vagas.abertas,
    porIdade: vagas.porIdade,
    contratos: vagas.contratos.map((um) => ({ ...um, entrando: null })),
    results: vagas.results.map((um) => ({ ...um, entrando: null })),
  })

  it('says of a past day what nothing tells of it, and refuses a day to come', async () => {
    const client = pessoa('administrador')
    const { results, desconhecidos } = await client.call('GET /api/estatisticas/numeros', {
      query: { setor: 'operacional', em: DIA },
    })
    expect([results.length, desconhecidos]).toEqual([5, []])
    const futuro = { setor: 'rh', em: '2199-01-01' } as const
    expect((await client.try('GET /api/estatisticas/numeros', { query: futuro })).status).toBe(400)
    const { em } = futuro
    expect((await client.try('GET /api/estatisticas/rotatividade', { query: { em } })).status).toBe(400)
    const antigo = await ler('gerente.rh', 'ferias-a-vencer', { em: '2001-01-01' })
    expect(antigo.total).toBe(0)
    expect(antigo.ressalvas.join(' ')).toContain('não se sabe')
  })

  it('is what was read on that day, whatever came after it', async () => {
    const { db } = r.rh
    r.rh.clock.irPara(noiteDe(DIA))
    const demitido = await demissoes.alguem(db)
    const [afastado, adoece] = [await afastamentos.alguem(db), await afastamentos.alguem(db)]
    const aberto = await afastamentos.informar(
      pessoa('gestor'),
      afastado,
      afastamentos.doenca('2026-11-18', '2026-11-25'),
    )
    const antes = await anotarTudo({ em: DIA })
    const painelAntes = await painel({})

    r.rh.clock.irPara(noiteDe('2026-12-14'))
    await entrar()
    const sesmt = await r.rh.as('sesmt')
    await afastamentos.homologar(sesmt, aberto.id)
    const outro = await afastamentos.informar(
      pessoa('gestor'),
      adoece,
      afastamentos.doenca('2026-12-10', '2026-12-20'),
    )
    await afastamentos.homologar(sesmt, outro.id)
    await demissoes.pedir(pessoa('gestor'), demitido, demissoes.semCausa({ comunicacao: '2026-12-14' }))
    await criarColaborador(db, {
      nome: 'Entrou Depois',
      matricula: `N${process.pid}`,
      posto: await postoDe(db, 'gestor', true),
      admissao: '2026-12-07',
    })
    await sql`update vinculo set data_desligamento = '2026-12-11' where id = (
      select cp.vinculo_id from colaborador_periodo cp where cp.data_desligamento is null and cp.ate = 'infinity'
        and cp.data_admissao < '2025-01-01' order by cp.vinculo_id limit 1)`.execute(db)
    await sql`insert into pessoa_documento (pessoa_id, tipo_id, validade, registrado_em)
      select v.pessoa_id, (select id from documento_tipo where not sensivel order by id limit 1), '2027-01-10', '2026-12-12T12:00Z'
        from vinculo v order by v.id limit 20`.execute(db)
    for (const { agenda } of Object.values(modulos)) await agenda.executar(r.rh.deps)

    const depois = await anotarTudo({})
    const comoEra = await anotarTudo({ em: DIA })
    const numeros = (anotados: typeof antes) =>
      anotados.map(([login, nome, dito]) => [login, nome, { ...dito, ressalvas: null }])
    for (const [i, dito] of numeros(comoEra).entries()) expect(dito).toEqual(numeros(antes)[i])
    // The leave of those days that was homologated later counts from its date, as the page says.
    const lancadoDepois: Readonly<Record<string, number>> = { Ativos: -1, Afastados: 1 }
    expect(await painel({ em: DIA })).toEqual({
      ...painelAntes,
      results: painelAntes.results.map((um) => ({ ...um, total: um.total + (lancadoDepois[um.label] ?? 0) })),
    })
    expect(await painel({})).not.toEqual(painelAntes)
    // Something did come after it.
    const mudaram = numeros(depois).filter(
      (dito, i) => JSON.stringify(dito) !== JSON.stringify(numeros(antes)[i]),
    )
    expect(mudaram.length).toBeGreaterThan(10)
    for (const [, nome, { ressalvas }] of comoEra)
      expect([nome, ressalvas]).toEqual([nome, relatorioOf(nome).comoEra?.length ?? 0])
  })
})
