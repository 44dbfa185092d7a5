import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import { writeAsSystem } from '../../db/write.ts'
import { novaVersao } from '../../test/colaboradores.ts'
import { doenca, homologar, informar } from '../../test/afastamentos.ts'
import {
  alguem,
  aprovada,
  feito,
  pedir,
  semCausa,
  tentarMover,
  tentarOpinar,
  verificar,
} from '../../test/demissoes.ts'
import { abrirEmpresa } from '../../test/empresa.ts'
import { abrirVagas, aprovada as admitida, confirmado } from '../../test/admissoes.ts'
import { AGORA, HOJE, noiteDe } from '../../test/clock.ts'
import { alguemDeFerias, fracao, pedida } from '../../test/ferias.ts'
import { abrirPeriodos } from '../colaborador/ferias/periodos.ts'

const empresa = abrirEmpresa()

/** Somebody whose periods are open, paid R$ 2.000,00 a month. */
async function comPeriodos(admissao: string): Promise<number> {
  const { db, deps } = empresa.rh
  const id = await alguem(db, { admissao })
  await writeAsSystem(deps, 'teste', (work) => abrirPeriodos(work, HOJE, [id]))
  return id
}

const calcular = async (id: number, dados: object) =>
  (await verificar(await empresa.rh.as('cadastro'), id, dados)).simulacao

const trabalhado = semCausa({ aviso: 'trabalhado' })

const informarFaltas = (id: number, faltas: number) =>
  sql`update ferias_periodo set faltas = ${faltas} where vinculo_id = ${id} and fim >= ${HOJE}::date`.execute(
    empresa.rh.db,
  )

describe('a dismissal without cause', () => {
  it('Lei 8.213 art. 93 § 1º: of who has a disability waits for another hire, and says why to Rh alone', async () => {
    const { db } = empresa.rh
    const id = await alguem(db)
    const achados = async (quem: string): Promise<string> => {
      const { pendencias } = await verificar(await empresa.rh.as(quem), id, semCausa())
      return JSON.stringify(pendencias.filter(({ codigo }) => codigo.includes('RESERVA')))
    }
    expect(await achados('cadastro')).toBe('[]')
    await sql`update pessoa set deficiencia = 'visual'
      where id = (select pessoa_id from vinculo where id = ${id})`.execute(db)
    expect(await achados('cadastro')).toContain('art. 93 § 1º')
    const deFora = await achados('gestor')
    expect(deFora).toContain('fale com o Rh')
    expect(deFora).not.toMatch(/deficiência|reabilitad|8\.213/)
  })
})

describe('vacations of a rescisão', () => {
  it('CLT art. 146: a period that the worked notice completes is paid whole', async () => {
    // Its periods end on 04/12: one before today, the other one before the last day, 20/12.
    const id = await comPeriodos('2024-12-05')
    await sql`insert into ferias_lancamento (periodo_id, tipo, dias, em)
      select id, 'gozo', -30, now() from ferias_periodo where vinculo_id = ${id} and fim < ${HOJE}::date`.execute(
      empresa.rh.db,
    )
    expect(await calcular(id, trabalhado)).toMatchObject({
      dtDeslig: '2026-12-20',
      diasVencidos: 30,
      avosFerias: 1,
    })
  })

  it('CLT art. 130: the absences that the file has are those of the period in course', async () => {
    const id = await comPeriodos('2024-03-04')
    await informarFaltas(id, 10)
    const indenizado = semCausa()
    // Nine twelfths of 24 days, of R$ 2.000,00 and what else is in the pay base.
    const pago = await calcular(id, indenizado)
    expect(pago?.feriasProporcionais).toBe(
      Math.round(((pago?.remuneracaoCentavos ?? 0) * (pago?.avosFerias ?? 0) * 24) / 360),
    )
    const { id: processo } = await pedir(await empresa.rh.as('coordenador.operacional'), id, indenizado)
    const dito = await feito(
      tentarOpinar(await empresa.rh.as('cadastro'), processo, 'departamento_pessoal', { faltasNoPeriodo: 0 }),
    )
    expect(dito.simulacao?.feriasProporcionais).toBe(
      Math.round(((pago?.remuneracaoCentavos ?? 0) * (pago?.avosFerias ?? 0) * 30) / 360),
    )
  })

  it('CLT art. 471: months of a leave without pay that the file has give no twelfth', async () => {
    const { id } = await alguemDeFerias(empresa.rh)
    const avos = async () => (await calcular(id, semCausa()))?.avosFerias
    expect(await avos()).toBe(9)
    await (
      await empresa.rh.as('cadastro')
    ).call('POST /api/colaborador/ferias/ocorrencia', {
      body: {
        id,
        dados: {
          tipo: 'LICENCA_SEM_REMUNERACAO',
          inicio: '2026-05-01',
          fim: '2026-06-29',
          motivo: 'Carta de concessão na pasta da pessoa',
        },
      },
    })
    expect(await avos()).toBe(8)
  })

  it('CLT art. 133 IV: six months of INSS that end with the contract take the period, before and after it', async () => {
    const { rh } = empresa
    const { id } = await alguemDeFerias(rh)
    const licenca = await informar(await rh.as('coordenador'), id, doenca('2026-04-01', undefined))
    await homologar(await rh.as('sesmt'), licenca.id)
    const obito = {
      causa: '10',
      desligamento: HOJE,
      comunicacao: HOJE,
      aviso: 'nao_se_aplica',
      motivo: 'Óbito',
    }
    expect(await calcular(id, obito)).toMatchObject({ avosFerias: 0, diasVencidos: 30 })
    const { registro } = await aprovada(rh, obito, id)
    const depois = await feito(tentarMover(await rh.as('cadastro'), registro.id, 'comunicar'))
    expect(depois).toMatchObject({ status: 'desligado', simulacao: { avosFerias: 0, diasVencidos: 30 } })
  })

  it('CLT art. 130: they go with the period that the notice completes', async () => {
    const id = await comPeriodos('2024-12-05')
    await informarFaltas(id, 20)
    expect(await calcular(id, trabalhado)).toMatchObject({ diasVencidos: 30 + 18 })
  })
})

describe('payment of a rescisão', () => {
  it('CLT art. 477 § 6º: of a death told in the next year, by the holidays of the place in the year of the end', async () => {
    const { rh } = empresa
    const id = await alguem(rh.db)
    await sql`insert into feriado (nome, abrangencia, uf, municipio_ibge, repeticao, data, fundamento)
      select 'Fim de ano do lugar', 'municipal', mu.uf, mu.ibge, 'unica', x.data, 'Lei municipal 2'
        from vinculo_versao ve join posto po on po.id = ve.posto_id join local lo on lo.id = po.local_id
        join municipio mu on mu.ibge = lo.municipio_ibge
        cross join (values (date '2026-12-29'), (date '2026-12-30')) as x(data)
       where ve.vinculo_id = ${id}`.execute(rh.db)
    const obito = { causa: '10', desligamento: '2026-12-20', aviso: 'nao_se_aplica', motivo: 'Óbito' }
    const prazos = async (comunicacao: string) => {
      const { pagarAte, pagarAteDiaUtil } = (await calcular(id, { ...obito, comunicacao })) ?? {}
      return [pagarAte, pagarAteDiaUtil]
    }
    expect(await prazos('2026-12-20')).toEqual(['2026-12-30', '2026-12-28'])
    expect(await prazos('2027-01-05')).toEqual(['2026-12-30', '2026-12-28'])
  })
})

describe('13th of a rescisão', () => {
  it('CLT art. 472: a mandate takes its months from it, and from FGTS, unless the company pays the leave', async () => {
    const { rh } = empresa
    const contas = async (remunerado: boolean) => {
      const id = await alguem(rh.db)
      await informar(await rh.as('coordenador'), id, {
        motivo: '22',
        inicio: '2026-06-01',
        fim: '2026-09-30',
        remunerado,
      })
      const calculada = await calcular(id, semCausa({ saldoFgts: undefined }))
      const gerente = await rh.as('gerente.rh')
      const { passivo } = await gerente.call('GET /api/passivo/:id', { params: { id }, query: {} })
      return { avos13: calculada?.avos13, depositos: calculada?.depositosFgts ?? 0, passivo }
    }
    const [pago, semSalario] = [await contas(true), await contas(false)]
    expect(pago.avos13).toBe((semSalario.avos13 ?? 0) + 4)
    expect(pago.depositos).toBeGreaterThan(semSalario.depositos)
    expect(pago.passivo?.decimoTerceiroCentavos).toBeGreaterThan(
      semSalario.passivo?.decimoTerceiroCentavos ?? Infinity,
    )
  })

  it('Lei 4.749/1965 art. 3º: the half that was paid with a vacation of the year is taken back', async () => {
    const { rh } = empresa
    const pessoa = await alguemDeFerias(rh)
    const { registro } = await pedida(rh, await rh.as('coordenador.operacional'), {}, pessoa)
    // As it would be by now: in April, approved, with the 13th that was asked for in January.
    await sql`update processo_formulario set dados = dados || '{"adiantamento13": true}' where processo_id = ${registro.id}`.execute(
      rh.db,
    )
    await sql`update ausencia set inicio = '2026-04-06', fim = '2026-05-05', confirmada = true
      where processo_id = ${registro.id}`.execute(rh.db)
    const calculada = await calcular(pessoa.id, semCausa())
    expect(calculada?.adiantamento13).toBe(Math.round((calculada?.remuneracaoCentavos ?? 0) / 2))
    const anoQueVem = await calcular(pessoa.id, semCausa({ comunicacao: '2027-01-04' }))
    expect(anoQueVem).toMatchObject({ dtDeslig: '2027-01-04', adiantamento13: 0 })
  })

  it('Lei 4.749/1965 art. 2º § 2º: what was paid is half of the pay of then, in the liability too', async () => {
    const { rh } = empresa
    const pessoa = await alguemDeFerias(rh)
    const { registro } = await pedida(rh, await rh.as('coordenador.operacional'), {}, pessoa)
    await sql`update processo_formulario set dados = dados || '{"adiantamento13": true}' where processo_id = ${registro.id}`.execute(
      rh.db,
    )
    await sql`update ausencia set inicio = '2026-04-06', fim = '2026-05-05', confirmada = true
      where processo_id = ${registro.id}`.execute(rh.db)
    const gerente = await rh.as('gerente.rh')
    const doPassivo = async () => {
      const { passivo } = await gerente.call('GET /api/passivo/:id', {
        params: { id: pessoa.id },
        query: {},
      })
      return passivo?.memoria.find(({ descricao }) => descricao === '1ª parcela paga com as férias')?.valor
    }
    const antes = await doPassivo()
    await novaVersao(rh.db, pessoa.id, { id: pessoa.postoId }, '2026-10-01', 230_000)
    const pago = (await calcular(pessoa.id, semCausa()))?.adiantamento13
    expect(formatDinheiro(pago ?? 0)).toBe(antes)
    expect(await doPassivo()).toBe(antes)
  })

  it('Lei 4.749/1965 art. 2º § 2º: a later stretch of the vacation, in the next year, brought no other half', async () => {
    const { rh } = empresa
    const pessoa = await alguemDeFerias(rh)
    const { registro } = await pedida(
      rh,
      await rh.as('coordenador.operacional'),
      { fracoes: [fracao('2026-12-14', 15), fracao('2027-02-08', 15)], adiantamento13: true },
      pessoa,
    )
    await sql`update ausencia set confirmada = true where processo_id = ${registro.id}`.execute(rh.db)
    const em = async (comunicacao: string) =>
      (await calcular(pessoa.id, semCausa({ comunicacao })))?.adiantamento13
    expect(await em('2026-12-31')).toBeGreaterThan(0)
    expect(await em('2027-03-01')).toBe(0)
    rh.clock.irPara(noiteDe('2027-03-01'))
    const gerente = await rh.as('gerente.rh')
    const { passivo } = await gerente.call('GET /api/passivo/:id', { params: { id: pessoa.id }, query: {} })
    expect(passivo?.memoria.map(({ descricao }) => descricao)).not.toContain('1ª parcela paga com as férias')
    rh.clock.irPara(AGORA)
  })
})

describe('a trial that an admission began', () => {
  it('CLT art. 481: ends early by the rules of a contract without term, as the printed contract says', async () => {
    const { rh } = empresa
    await abrirVagas(rh.db)
    const { id: admissaoId, versao } = await admitida(rh, await rh.as('coordenador.operacional'))
    const gerente = await confirmado(rh, 'gerente.rh')
    const { colaborador } = await gerente.call('POST /api/admissao/efetivar', {
      body: { id: admissaoId, versao },
    })
    const colaboradorId = colaborador?.id ?? 0
    rh.clock.irPara(noiteDe('2026-12-10'))
    const dia = { comunicacao: '2026-12-10' }
    const cadastro = await rh.as('cadastro')
    const daCausa = async (causa: string) => {
      const { pendencias } = await verificar(cadastro, colaboradorId, semCausa({ ...dia, causa }))
      return pendencias.filter(({ codigo }) => codigo === 'CAUSA_DO_CONTRATO').length
    }
    expect([await daCausa('02'), await daCausa('07'), await daCausa('03')]).toEqual([0, 0, 1])
    const { simulacao } = await verificar(cadastro, colaboradorId, semCausa(dia))
    // Súmula 163 TST: the notice, and no half of the days that were left.
    expect(simulacao).toMatchObject({ avisoDias: 30, indenizacao479: 0 })
  })

  it('Lei 8.036/1990 art. 15 § 7º: of an apprentice has a fourth of the deposits in the estimate of its fine', async () => {
    const { rh } = empresa
    rh.clock.irPara(AGORA)
    const multaDe = async (categoria: string) => {
      const id = await alguem(rh.db, { admissao: '2024-03-04' })
      await sql`update vinculo set categoria = ${categoria} where id = ${id}`.execute(rh.db)
      const { simulacao } = await verificar(await rh.as('cadastro'), id, semCausa({ saldoFgts: undefined }))
      return simulacao?.linhas.find(({ codigo }) => codigo === 'multa_fgts')?.centavos ?? 0
    }
    const [inteira, menor] = [await multaDe('101'), await multaDe('103')]
    expect(Math.round(inteira / menor)).toBe(4)
  })

  it('CLT art. 479: of a contract that was made elsewhere nothing is taken to say so', async () => {
    const { rh } = empresa
    rh.clock.irPara(AGORA)
    const id = await alguem(rh.db, { admissao: '2026-10-20', experienciaDias: 90 })
    const { pendencias } = await verificar(await rh.as('cadastro'), id, semCausa())
    expect(pendencias.map(({ codigo }) => codigo)).toContain('CAUSA_DO_CONTRATO')
  })
})

describe('pay of a rescisão', () => {
  it('CLT arts. 477 and 487 § 6º: it is that of the last day, with the raise that comes in the notice', async () => {
    const id = await alguem(empresa.rh.db)
    const antes = await calcular(id, trabalhado)
    const { rows } = await sql<{ postoId: number }>`
      select posto_id from vinculo_versao where vinculo_id = ${id}`.execute(empresa.rh.db)
    await novaVersao(empresa.rh.db, id, { id: rows[0]?.postoId ?? 0 }, '2026-12-01', 230_000)
    const depois = await calcular(id, trabalhado)
    expect((depois?.remuneracaoCentavos ?? 0) - (antes?.remuneracaoCentavos ?? 0)).toBe(30_000)
    // Who leaves today has today's.
    const sai = await calcular(id, semCausa())
    expect(sai?.remuneracaoCentavos).toBe(antes?.remuneracaoCentavos)
  })
})
