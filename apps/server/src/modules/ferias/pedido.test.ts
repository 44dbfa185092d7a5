import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  alertasDe,
  alguemDeFerias,
  fracao,
  INICIO,
  pedida,
  pedidoDe,
  razaoDe,
  saldoDe,
  tentarPedir,
  verificar,
} from '../../test/ferias.ts'
import { abrirEmpresa } from '../../test/empresa.ts'

// A vacation begins on Monday 11 January unless a test says another day.
const empresa = abrirEmpresa()

/** A leave of which nobody knows when it ends. */
const semVolta = (vinculoId: number) =>
  sql`insert into ausencia (vinculo_id, tipo, processo_id, inicio, confirmada)
      select ${vinculoId}, 'afastamento', min(id), '2026-11-02', true from processo where tipo = 'afastamento'`.execute(
    empresa.rh.db,
  )

const comBloqueio = (codigo: string) => ({
  status: 422,
  body: {
    pendencias: expect.arrayContaining([expect.objectContaining({ codigo, severidade: 'bloqueio' })]),
  },
})

// prova: entidade.ferias, /api/ferias
describe('opening a vacation', () => {
  it('begins with the oldest period that has days, and what the calendar is drawn from', async () => {
    const pessoa = await alguemDeFerias(empresa.rh)
    const inicio = await empresa.cliente.call('GET /api/ferias/obter', { query: { colaborador: pessoa.id } })
    expect(inicio).toMatchObject({
      pode: true,
      motivo: null,
      pessoa: { id: pessoa.id },
      dados: { periodoId: pessoa.periodoId },
      opcoes: {
        periodos: [
          { id: pessoa.periodoId, completo: true, direito: 30, saldo: 30, ultimoInicio: '2027-02-08' },
          { completo: false, saldo: 0 },
        ],
        calendario: { hoje: '2026-11-20', escala: { tipo: 'SEMANAL', repousos: ['dom'] } },
        remuneracaoCentavos: expect.any(Number),
      },
    })
    const { feriados } = inicio.opcoes.calendario
    expect(feriados.map(({ data }) => data)).toEqual(expect.arrayContaining(['2026-12-25', '2027-01-01']))
  })

  it('draws who is away without a date of return up to the end of its calendar: the person, and who might cover', async () => {
    const pessoa = await alguemDeFerias(empresa.rh)
    const { rows } = await sql<{ id: number }>`
      select v.id from alocacao al join vinculo v on v.id = al.vinculo_id
       where al.posto_id = ${pessoa.postoId} and al.tipo = 'titular' and al.fim is null and v.data_desligamento is null
         and not exists (select from ausencia a where a.vinculo_id = v.id) order by v.id limit 1`.execute(
      empresa.rh.db,
    )
    const colega = rows[0]?.id ?? 0
    await semVolta(pessoa.id)
    await semVolta(colega)
    const { opcoes } = await empresa.cliente.call('GET /api/ferias/obter', {
      query: { colaborador: pessoa.id },
    })
    const ate = { inicio: '2026-11-02', fim: '2028-11-20' }
    expect(opcoes.calendario.impedimentos).toEqual([{ ...ate, motivo: 'afastamento' }])
    expect(opcoes.calendario.equipe).toContainEqual({ ...ate, nome: expect.any(String) })
    expect(opcoes.cobertura.find(({ value }) => value === colega)?.ocupada).toEqual([ate])
  })

  it('is simulated while it is typed: days, deadlines, double pay, amounts, saving nothing', async () => {
    const pessoa = await alguemDeFerias(empresa.rh)
    const { simulacao, pendencias } = await verificar(empresa.cliente, pessoa.id, pedidoDe(pessoa))
    expect(simulacao).toMatchObject({
      fracoes: [
        {
          inicio: INICIO,
          fim: '2027-02-09',
          retorno: '2027-02-10',
          comunicarAte: '2026-12-12',
          pagarAte: '2027-01-09',
          diasSimples: 30,
          diasEmDobro: 0,
        },
      ],
      saldoDepois: 0,
    })
    expect(simulacao?.valores?.total).toBeGreaterThan(200_000)
    expect(pendencias.filter(({ severidade }) => severidade === 'bloqueio')).toEqual([])
    const tarde = await verificar(empresa.cliente, pessoa.id, {
      ...pedidoDe(pessoa),
      fracoes: [fracao('2027-03-01', 30)],
    })
    expect(tarde.simulacao?.fracoes).toMatchObject([{ diasSimples: 9, diasEmDobro: 21 }])
    expect(tarde.pendencias).toContainEqual(expect.objectContaining({ codigo: 'FERIAS_VENCIDAS' }))
    const vazio = await verificar(empresa.cliente, pessoa.id, { periodoId: pessoa.periodoId })
    expect(vazio.simulacao).toBeNull()
    expect(vazio.pendencias).toContainEqual(expect.objectContaining({ campo: 'fracoes' }))
    expect(await saldoDe(empresa.rh.db, pessoa.periodoId)).toBe(30)
  })

  it('is sent at once to Departamento Pessoal, under a number, and holds its days', async () => {
    const { pessoa, registro } = await pedida(empresa.rh, empresa.cliente, {
      fracoes: [fracao(INICIO, 20)],
      abonoDias: 5,
    })
    expect(registro).toMatchObject({
      status: 'solicitada',
      colaborador: { id: pessoa.id },
      periodo: { id: pessoa.periodoId, direito: 30 },
      simulacao: { saldoDepois: 5 },
    })
    expect(registro.numero).toMatch(/^FER-2026-\d{6}$/)
    expect(registro.aguardando).toContain('Cadastro')
    expect(await saldoDe(empresa.rh.db, pessoa.periodoId)).toBe(5)
    expect(await razaoDe(empresa.rh.db, pessoa.periodoId)).toEqual([
      ['direito', 30],
      ['reserva', -25],
    ])
    const inicio = await empresa.cliente.call('GET /api/ferias/obter', { query: { colaborador: pessoa.id } })
    expect(inicio.opcoes.periodos[0]).toMatchObject({ reservados: 25, saldo: 5 })
    expect(inicio.opcoes.calendario.impedimentos).toMatchObject([{ inicio: INICIO, fim: '2027-01-30' }])
  })

  it('CLT art. 136 § 2º: asks whether somebody under eighteen on its first day studies, before the days are set', async () => {
    const pessoa = await alguemDeFerias(empresa.rh)
    const aceitar = async (nascimento: string) => {
      await sql`update pessoa set nascimento = ${nascimento}::date
        where id = (select pessoa_id from vinculo where id = ${pessoa.id})`.execute(empresa.rh.db)
      return alertasDe(empresa.cliente, pessoa.id, pedidoDe(pessoa))
    }
    // The vacation begins on the eighteenth birthday, or the day before it.
    expect(await aceitar('2009-01-11')).not.toContain('MENOR_DE_18')
    expect(await aceitar('2009-01-12')).toContain('MENOR_DE_18')
    const { status, body } = await empresa.cliente.try('POST /api/ferias/criar', {
      body: { colaboradorId: pessoa.id, dados: pedidoDe(pessoa), alertasAceitos: [] },
    })
    expect({ status, body }).toMatchObject({
      status: 422,
      body: {
        pendencias: expect.arrayContaining([
          expect.objectContaining({
            codigo: 'MENOR_DE_18',
            severidade: 'alerta',
            campo: 'fracoes.0.inicio',
            baseLegal: 'CLT art. 136 § 2º',
          }),
        ]),
      },
    })
  })

  it('may take a part, and another request the rest on other days', async () => {
    const { pessoa } = await pedida(empresa.rh, empresa.cliente, { fracoes: [fracao(INICIO, 16)] })
    const { registro } = await pedida(
      empresa.rh,
      empresa.cliente,
      { fracoes: [fracao('2027-02-01', 14)] },
      pessoa,
    )
    expect(registro.status).toBe('solicitada')
    expect(await saldoDe(empresa.rh.db, pessoa.periodoId)).toBe(0)
    expect(await tentarPedir(empresa.cliente, pessoa, { fracoes: [fracao('2027-02-22', 5)] })).toMatchObject(
      comBloqueio('SALDO_INSUFICIENTE'),
    )
  })
})

describe('a vacation is refused', () => {
  it('of a period of somebody else, or of none', async () => {
    const [pessoa, outra] = [await alguemDeFerias(empresa.rh), await alguemDeFerias(empresa.rh)]
    for (const periodoId of [outra.periodoId, 999_999]) {
      const body = { colaboradorId: pessoa.id, dados: pedidoDe({ periodoId }) }
      expect(await empresa.cliente.try('POST /api/ferias/criar', { body })).toMatchObject({
        status: 400,
        body: { campos: { 'dados.periodoId': 'Escolha um período desta pessoa' } },
      })
    }
    expect(await saldoDe(empresa.rh.db, outra.periodoId)).toBe(30)
  })

  it.each([
    ['over the balance', { fracoes: [fracao(INICIO, 30)], abonoDias: 1 }, 'SALDO_INSUFICIENTE'],
    [
      'in stretches on top of each other',
      { fracoes: [fracao(INICIO, 14), fracao('2027-01-20', 16)], concordancia: true },
      'FRACOES_SOBREPOSTAS',
    ],
    ['in the past', { fracoes: [fracao('2026-11-16', 30)] }, 'inicio_no_passado'],
    ['before a Sunday', { fracoes: [fracao('2027-01-16', 30)] }, 'VESPERA_REPOUSO'],
    ['on a holiday', { fracoes: [fracao('2026-12-25', 30)] }, 'FERIADO'],
    ['selling more than a third', { fracoes: [fracao(INICIO, 14)], abonoDias: 11 }, null],
    [
      'split without agreement',
      { fracoes: [fracao(INICIO, 16), fracao('2027-02-01', 14)], concordancia: false },
      'SEM_CONCORDANCIA',
    ],
    ['in crumbs', { fracoes: [fracao(INICIO, 28)] }, 'SOBRA_MENOR_QUE_5_DIAS'],
    [
      'without the word of the client',
      { fracoes: [{ ...fracao(INICIO, 30), motivo: undefined }] },
      'cobertura_sem_motivo',
    ],
  ])('%s', async (_, mais, codigo) => {
    const pessoa = await alguemDeFerias(empresa.rh)
    const dados = pedidoDe(pessoa, mais)
    const resposta = await empresa.cliente.try('POST /api/ferias/criar', {
      body: { colaboradorId: pessoa.id, dados },
    })
    expect(resposta).toMatchObject(codigo === null ? { status: 400 } : comBloqueio(codigo))
    expect(await razaoDe(empresa.rh.db, pessoa.periodoId)).toEqual([['direito', 30]])
  })

  it.each([
    ['31 February', [fracao('2027-02-31', 30)]],
    ['negative days', [fracao(INICIO, -5)]],
    ['no days', [fracao(INICIO, 0)]],
    ['half a day', [fracao(INICIO, 14.5)]],
    ['no stretch', []],
    ['four stretches', [1, 2, 3, 4].map((mes) => fracao(`2027-0${mes}-11`, 5))],
  ])('of %s', async (_, fracoes) => {
    const pessoa = await alguemDeFerias(empresa.rh)
    const dados = pedidoDe(pessoa, { fracoes, concordancia: true })
    expect(
      await empresa.cliente.try('POST /api/ferias/criar', { body: { colaboradorId: pessoa.id, dados } }),
    ).toMatchObject({ status: 400, body: { codigo: 'validacao' } })
    expect(await saldoDe(empresa.rh.db, pessoa.periodoId)).toBe(30)
  })

  it('on days of another vacation, whatever its period, and is told which days', async () => {
    const pessoa = await alguemDeFerias(empresa.rh, { admissao: '2024-12-10' })
    await pedida(empresa.rh, empresa.cliente, { fracoes: [fracao(INICIO, 14)] }, pessoa)
    const resposta = await tentarPedir(empresa.cliente, pessoa, { fracoes: [fracao('2027-01-19', 16)] })
    expect(resposta).toMatchObject(comBloqueio('LICENCA_CONCOMITANTE'))
    expect(JSON.stringify(resposta.body)).toContain('de 11/01/2027 a 24/01/2027')
  })

  it('before the period is complete', async () => {
    const pessoa = await alguemDeFerias(empresa.rh, { admissao: '2026-03-02' })
    const { rows } = await sql<{ id: number }>`
      select id from ferias_periodo where vinculo_id = ${pessoa.id}`.execute(empresa.rh.db)
    const dados = pedidoDe({ periodoId: rows[0]?.id ?? 0 })
    expect(
      await empresa.cliente.try('POST /api/ferias/criar', { body: { colaboradorId: pessoa.id, dados } }),
    ).toMatchObject(comBloqueio('PERIODO_NAO_ADQUIRIDO'))
  })

  it('of somebody on notice or dismissed', async () => {
    const pessoa = await alguemDeFerias(empresa.rh, { desligamento: '2026-12-20' })
    const inicio = await empresa.cliente.call('GET /api/ferias/obter', { query: { colaborador: pessoa.id } })
    expect(inicio).toMatchObject({ pode: false, motivo: expect.stringContaining('20/12/2026') })
    expect(await tentarPedir(empresa.cliente, pessoa)).toMatchObject(comBloqueio('desligado'))
    await sql`update vinculo set data_desligamento = '2026-11-10' where id = ${pessoa.id}`.execute(
      empresa.rh.db,
    )
    expect(await tentarPedir(empresa.cliente, pessoa)).toMatchObject(comBloqueio('desligado'))
  })

  it('of people outside the scope: nobody is there', async () => {
    const pessoa = await alguemDeFerias(empresa.rh, { noEscopo: false })
    const gestor = await empresa.rh.as('gestor')
    const body = { colaboradorId: pessoa.id, dados: pedidoDe(pessoa) }
    const query = { colaborador: pessoa.id }
    expect((await gestor.try('GET /api/ferias/obter', { query })).status).toBe(404)
    expect((await gestor.try('POST /api/ferias/verificar', { body })).status).toBe(404)
    expect((await gestor.try('POST /api/ferias/criar', { body })).status).toBe(404)
    expect((await empresa.cliente.try('GET /api/ferias/obter', { query })).status).toBe(200)
    for (const usuario of ['sesmt', 'vagas', 'almoxarifado', 'comercial'])
      expect((await (await empresa.rh.as(usuario)).try('GET /api/ferias/obter', { query })).status).toBe(403)
  })

  it('with alerts that nobody read', async () => {
    const pessoa = await alguemDeFerias(empresa.rh)
    const dados = pedidoDe(pessoa)
    expect(await alertasDe(empresa.cliente, pessoa.id, dados)).toContain('faltas_nao_informadas')
    expect(
      await empresa.cliente.try('POST /api/ferias/criar', { body: { colaboradorId: pessoa.id, dados } }),
    ).toMatchObject({ status: 422, body: { codigo: 'pendencias' } })
  })
})

describe('the same days, asked for at the same moment', () => {
  it('are given to one; the others are told in words', async () => {
    const clientes = [empresa.cliente, await empresa.rh.as('gestor'), await empresa.rh.as('cadastro')]
    for (const vezes of [2, 10]) {
      const pessoa = await alguemDeFerias(empresa.rh)
      const dados = pedidoDe(pessoa)
      const alertasAceitos = await alertasDe(empresa.cliente, pessoa.id, dados)
      const body = { colaboradorId: pessoa.id, dados, alertasAceitos }
      const respostas = await Promise.all(
        Array.from({ length: vezes }, (_, i) =>
          (clientes[i % clientes.length] ?? empresa.cliente).try('POST /api/ferias/criar', { body }),
        ),
      )
      const recusadas = respostas.filter(({ status }) => status !== 201)
      expect(recusadas).toHaveLength(vezes - 1)
      for (const recusada of recusadas) expect(recusada).toMatchObject(comBloqueio('LICENCA_CONCOMITANTE'))
      expect(await razaoDe(empresa.rh.db, pessoa.periodoId)).toEqual([
        ['direito', 30],
        ['reserva', -30],
      ])
    }
  })

  it('are one request when one sends it twice', async () => {
    const pessoa = await alguemDeFerias(empresa.rh)
    const dados = pedidoDe(pessoa)
    const alertasAceitos = await alertasDe(empresa.cliente, pessoa.id, dados)
    const body = { colaboradorId: pessoa.id, dados, alertasAceitos }
    const enviar = () =>
      empresa.cliente.call('POST /api/ferias/criar', { body, chave: `ferias-${pessoa.id}` })
    const [um, outro] = await Promise.all([enviar(), enviar()])
    expect(um.id).toBe(outro.id)
    expect(await saldoDe(empresa.rh.db, pessoa.periodoId)).toBe(0)
  })
})
