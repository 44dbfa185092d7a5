import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  aceitosEm,
  alguemDeFerias,
  aprovada,
  conferir,
  fracao,
  INICIO,
  pagar,
  pedida,
  pedidoDe,
  razaoDe,
  saldoDe,
  verificar,
} from '../../test/ferias.ts'
import { novaVersao } from '../../test/colaboradores.ts'
import { abrirEmpresa } from '../../test/empresa.ts'
import { reunir } from './papeis.ts'

// A vacation begins on Monday 11 January unless a test says another day.
const empresa = abrirEmpresa()

const obter = async (usuario: string, id: number) =>
  (await empresa.rh.as(usuario)).call('GET /api/ferias/obter/:id', { params: { id } })

const situacaoDe = async (id: number) => {
  const { rows } = await sql<{ dias: string; confirmada: boolean }>`
    select to_char(inicio, 'YYYY-MM-DD') || ' ' || to_char(fim, 'YYYY-MM-DD') as dias, confirmada
      from ausencia where processo_id = ${id} order by inicio`.execute(empresa.rh.db)
  return rows.map(({ dias, confirmada }) => [dias, confirmada])
}

describe('the word of Departamento Pessoal', () => {
  it('writes the absences of the period and what they take from it', async () => {
    const { pessoa, registro } = await pedida(empresa.rh, empresa.cliente, { fracoes: [fracao(INICIO, 14)] })
    const cadastro = await empresa.rh.as('cadastro')
    const conferida = await conferir(cadastro, registro, 8)
    expect(conferida).toMatchObject({ status: 'em_analise', periodo: { faltas: 8, direito: 24, saldo: 24 } })
    expect(await razaoDe(empresa.rh.db, pessoa.periodoId)).toEqual([
      ['direito', 30],
      ['reserva', -14],
      ['perda', -6],
    ])
    expect(conferida.periodo.saldo - 14).toBe(await saldoDe(empresa.rh.db, pessoa.periodoId))
  })

  it('is refused where the days are asked for already, until the request is less', async () => {
    const { pessoa, registro } = await pedida(empresa.rh, empresa.cliente)
    const cadastro = await empresa.rh.as('cadastro')
    const { id, versao } = registro
    const opinar = (faltas: number) =>
      cadastro.try('POST /api/ferias/parecer', {
        body: {
          id,
          versao,
          parecer: 'departamento_pessoal',
          decisao: 'aprovado',
          dados: { faltas },
        },
      })
    expect(await opinar(8)).toMatchObject({
      status: 400,
      body: {
        mensagem: expect.stringContaining('tem 24 dias'),
        campos: { 'dados.faltas': expect.any(String) },
      },
    })
    expect(await razaoDe(empresa.rh.db, pessoa.periodoId)).toEqual([
      ['direito', 30],
      ['reserva', -30],
    ])
    const devolvida = await cadastro.call('POST /api/ferias/status', {
      body: {
        id,
        versao,
        transicao: 'devolver',
        motivo: 'Houve 8 faltas',
        itens: [{ campo: 'fracoes', motivo: '24 dias' }],
      },
    })
    const editada = await empresa.cliente.call('PUT /api/ferias/editar', {
      body: { id, versao: devolvida.versao, dados: pedidoDe(pessoa, { fracoes: [fracao(INICIO, 24)] }) },
    })
    const reenviada = await empresa.cliente.call('POST /api/ferias/status', {
      body: { id, versao: editada.versao, transicao: 'reenviar', alertasAceitos: aceitosEm(registro) },
    })
    expect(reenviada.status).toBe('solicitada')
    const conferida = await conferir(cadastro, reenviada, 8)
    expect(conferida.periodo).toMatchObject({ faltas: 8, direito: 24 })
    expect(await saldoDe(empresa.rh.db, pessoa.periodoId)).toBe(0)
    expect(await situacaoDe(id)).toEqual([['2027-01-11 2027-02-03', false]])
  })

  it('gives back what fewer absences give', async () => {
    const { pessoa, registro } = await pedida(empresa.rh, empresa.cliente, { fracoes: [fracao(INICIO, 14)] })
    await conferir(await empresa.rh.as('cadastro'), registro, 8)
    const outra = await pedida(empresa.rh, empresa.cliente, { fracoes: [fracao('2027-02-01', 10)] }, pessoa)
    const conferida = await conferir(await empresa.rh.as('beneficio'), outra.registro, 2)
    expect(conferida.periodo).toMatchObject({ faltas: 2, direito: 30 })
    expect((await razaoDe(empresa.rh.db, pessoa.periodoId)).at(-1)).toEqual(['ajuste', 6])
  })
})

describe('the approval', () => {
  it('is of another person than who asked and who checked', async () => {
    const administrador = await empresa.rh.as('administrador')
    const { registro } = await pedida(empresa.rh, empresa.cliente)
    const { id, versao } = await conferir(administrador, registro)
    const aprovar = {
      body: { id, versao, transicao: 'aprovar' as const, alertasAceitos: aceitosEm(registro) },
    }
    expect(await administrador.try('POST /api/ferias/status', aprovar)).toMatchObject({
      status: 403,
      body: { codigo: 'mesma_pessoa' },
    })
    expect((await empresa.cliente.try('POST /api/ferias/status', aprovar)).status).toBe(403)
    const { status, agenda } = await (
      await empresa.rh.as('coordenador')
    ).call('POST /api/ferias/status', aprovar)
    expect({ status, agenda }).toMatchObject({
      status: 'aprovada',
      agenda: { transicao: 'iniciar', para: INICIO },
    })
    expect(await situacaoDe(id)).toEqual([['2027-01-11 2027-02-09', true]])
  })

  it('lifts the thirty days of notice by Coordenador or Gerente Rh, with a reason that stays', async () => {
    const pessoa = await alguemDeFerias(empresa.rh)
    const mais = { fracoes: [fracao('2026-12-07', 30)] }
    const { pendencias } = await verificar(empresa.cliente, pessoa.id, pedidoDe(pessoa, mais))
    const aviso = pendencias.find(({ codigo }) => codigo === 'AVISO_30_DIAS')
    expect(aviso).toMatchObject({ severidade: 'bloqueio', excecaoPor: ['Coordenador', 'Gerente Rh'] })
    const semLer = { colaboradorId: pessoa.id, dados: pedidoDe(pessoa, mais) }
    expect((await empresa.cliente.try('POST /api/ferias/criar', { body: semLer })).status).toBe(422)
    const { registro } = await pedida(empresa.rh, empresa.cliente, mais, pessoa)
    const { id, versao } = await conferir(await empresa.rh.as('cadastro'), registro)
    const aprovar = (alertasAceitos: string[], motivo?: string) => ({
      body: { id, versao, transicao: 'aprovar' as const, alertasAceitos, ...(motivo && { motivo }) },
    })
    const aceitos = aceitosEm(registro)
    expect(aceitos).toContain('AVISO_30_DIAS')
    const administrador = await empresa.rh.as('administrador')
    expect(await administrador.try('POST /api/ferias/status', aprovar(aceitos, 'Urgente'))).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'AVISO_30_DIAS', mensagem: expect.stringContaining('Gerente Rh') }] },
    })
    const gerente = await empresa.rh.as('gerente.rh')
    expect(await gerente.try('POST /api/ferias/status', aprovar(aceitos))).toMatchObject({
      status: 400,
      body: { campos: { motivo: expect.any(String) } },
    })
    expect((await gerente.try('POST /api/ferias/status', aprovar([], 'Viagem marcada'))).status).toBe(422)
    const aprovado = await gerente.call('POST /api/ferias/status', aprovar(aceitos, 'Viagem marcada'))
    expect(aprovado.status).toBe('aprovada')
    expect(aprovado.eventos.find(({ nome }) => nome === 'aprovar')).toMatchObject({
      motivo: 'Viagem marcada',
      alertas: expect.arrayContaining([
        expect.objectContaining({ codigo: 'AVISO_30_DIAS', excecaoPor: ['Coordenador', 'Gerente Rh'] }),
      ]),
    })
  })

  it('lifts the ceiling of absences by Gerente Rh, not by Coordenador', async () => {
    const pessoa = await alguemDeFerias(empresa.rh, { login: 'assistente.gestor' })
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from alocacao al join posto po on po.id = al.posto_id
       where po.contrato_id = ${pessoa.contratoId} and al.tipo = 'titular' and al.fim is null`.execute(
      empresa.rh.db,
    )
    const percentual = Math.max(1, Math.floor(100 / (rows[0]?.n ?? 1)))
    await sql`insert into limite (regra, valor, desde, motivo)
      values ('ferias.ausencias', ${percentual}, '2026-11-19', 'Para o teste')`.execute(empresa.rh.db)
    const teto = Math.max(1, Math.floor(((rows[0]?.n ?? 0) * percentual) / 100))
    for (let fora = 0; fora < teto; fora++) {
      const colega = await alguemDeFerias(empresa.rh, { login: 'assistente.gestor' })
      await sql`insert into alocacao (vinculo_id, posto_id, inicio) values (${colega.id}, ${colega.postoId}, '2025-03-10')`.execute(
        empresa.rh.db,
      )
      await pedida(empresa.rh, empresa.cliente, {}, colega)
    }
    const { registro } = await pedida(empresa.rh, empresa.cliente, {}, pessoa)
    const aceitos = aceitosEm(registro)
    expect(aceitos).toContain('teto_ausencias')
    const { id, versao } = await conferir(await empresa.rh.as('cadastro'), registro)
    const aprovar = {
      body: {
        id,
        versao,
        transicao: 'aprovar' as const,
        alertasAceitos: aceitos,
        motivo: 'O cliente aceitou',
      },
    }
    const recusa = await (await empresa.rh.as('coordenador')).try('POST /api/ferias/status', aprovar)
    expect(recusa).toMatchObject({ status: 422, body: { pendencias: [{ codigo: 'teto_ausencias' }] } })
    expect((await (await empresa.rh.as('gerente.rh')).call('POST /api/ferias/status', aprovar)).status).toBe(
      'aprovada',
    )
    await sql`delete from limite where regra = 'ferias.ausencias' and motivo = 'Para o teste'`.execute(
      empresa.rh.db,
    )
  })
})

describe('what is printed and seen', () => {
  it('are the papers of each status, for Rh', async () => {
    const { registro } = await aprovada(empresa.rh, empresa.cliente, {
      fracoes: [fracao(INICIO, 20)],
      abonoDias: 10,
    })
    const cadastro = await empresa.rh.as('cadastro')
    const { disponiveis } = await cadastro.call('GET /api/ferias/papeis/:id', { params: { id: registro.id } })
    expect(disponiveis).toEqual(['aviso', 'recibo', 'abono', 'cancelamento'])
    for (const papel of disponiveis)
      await cadastro.call('POST /api/ferias/papel', { body: { feriasId: registro.id, papel } })
    const { emitidos } = await cadastro.call('GET /api/ferias/papeis/:id', { params: { id: registro.id } })
    expect(emitidos.map(({ papel }) => papel).toSorted()).toEqual([...disponiveis].toSorted())
    const semAbono = await aprovada(empresa.rh, empresa.cliente)
    const doOutro = await cadastro.call('GET /api/ferias/papeis/:id', {
      params: { id: semAbono.registro.id },
    })
    expect(doOutro.disponiveis).toEqual(['aviso', 'recibo', 'cancelamento'])
    expect(
      await cadastro.try('POST /api/ferias/papel', {
        body: { feriasId: semAbono.registro.id, papel: 'abono' },
      }),
    ).toMatchObject({ status: 409 })
    const sesmt = await empresa.rh.as('sesmt')
    expect(
      (await sesmt.try('GET /api/ferias/papeis/:id', { params: { id: registro.id } })).body,
    ).not.toMatchObject({
      disponiveis: expect.arrayContaining(['recibo']),
    })
  })

  it('CLT art. 142: say the pay of the first day of the vacation, whenever they are printed', async () => {
    const { pessoa, registro } = await aprovada(empresa.rh, empresa.cliente)
    const noPapel = async () =>
      (await reunir(empresa.rh.db, registro.id, 'America/Sao_Paulo')).calculo.valores.ferias
    await novaVersao(empresa.rh.db, pessoa.id, { id: pessoa.postoId }, '2027-01-01', 300_000)
    expect(await noPapel()).toBe(300_000)
    await novaVersao(empresa.rh.db, pessoa.id, { id: pessoa.postoId }, '2027-02-01', 400_000)
    await sql`update processo set atualizado_em = '2027-03-01T12:00:00Z' where id = ${registro.id}`.execute(
      empresa.rh.db,
    )
    expect(await noPapel()).toBe(300_000)
  })

  it('are amounts to Rh and to who promotes, days to the others', async () => {
    const { pessoa, registro } = await pedida(empresa.rh, empresa.cliente)
    const params = { id: registro.id }
    expect((await obter('cadastro', registro.id)).simulacao?.valores?.total).toBeGreaterThan(0)
    await sql`insert into usuario_contrato (usuario_id, contrato_id)
      select id, ${pessoa.contratoId} from usuario where usuario = 'assistente.gestor' on conflict do nothing`.execute(
      empresa.rh.db,
    )
    const assistente = await empresa.rh.as('assistente.gestor')
    const visto = await assistente.call('GET /api/ferias/obter/:id', { params })
    expect(visto.simulacao).toMatchObject({ valores: null, memoria: [], fracoes: [{ totalCentavos: null }] })
    const { simulacao } = await verificar(assistente, pessoa.id, pedidoDe(pessoa))
    expect(simulacao).toMatchObject({ valores: null, memoria: [] })
    const inicio = await assistente.call('GET /api/ferias/obter', { query: { colaborador: pessoa.id } })
    expect(inicio.opcoes.remuneracaoCentavos).toBeNull()
    const paga = await aprovada(empresa.rh, empresa.cliente)
    await pagar(await empresa.rh.as('rescisao'), await obter('rescisao', paga.registro.id), '2027-01-08')
    const doGestor = await obter('gestor', paga.registro.id)
    expect(JSON.stringify(doGestor.pareceres)).not.toContain('266667')
  })
})
