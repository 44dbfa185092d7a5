import { describe, expect, it } from 'vitest'
import { efeitosDoAfastamento } from './efeitos-tipos.ts'
import { ocorrenciaDoAfastamento } from './efeitos-ferias.ts'
import type { PedidoDeAfastamento } from './pedido-tipos.ts'
import { type Resto, simular, doenca, efeito, efeitos } from './exemplos-simulacao.ts'

describe('effects', () => {
  it('each has a name and who is told, and the health reasons tell Operacional of the post only', () => {
    expect(efeitosDoAfastamento).toMatchSnapshot()
    expect(efeitos(doenca('2026-03-02', 3))).toEqual(['ALOCACAO', 'TRANSPORTE', 'REFEICAO'])
  })

  it('counts the days of work by the scale, calendar days at the post without it', () => {
    const escala = { tipo: 'SEMANAL', repousos: ['sab', 'dom'] } as const
    const dias = (resto: Resto) => simular(doenca('2026-03-06', 4), resto)?.efeitos.map((um) => um.dias)
    expect(dias({ escala })).toEqual([2, 2, 2])
    expect(dias({})).toEqual([4, null, null])
    expect(efeito('ALOCACAO', { motivo: '03', inicio: '2026-03-02' }, { escala })).toMatchObject({
      dias: null,
      ate: null,
      texto: 'Fora do posto a partir de 02/03/2026, sem data de volta.',
    })
  })

  it('meals may go on by the agreement', () => {
    expect(efeito('REFEICAO', doenca('2026-03-02', 3))?.texto).toContain('se a convenção não mandar manter')
    expect(efeito('REFEICAO', { motivo: 'J-LUTO', inicio: '2026-03-02' })?.texto).toBe(
      'Refeição suspensa a partir de 02/03/2026, até 03/03/2026.',
    )
  })

  it('Lei 8.036 art. 15 § 5º: FGTS stops with the wage, not in an accident or military service', () => {
    const fgts = (pedido: PedidoDeAfastamento) => {
      const { de, ate, dias } = efeito('FGTS', pedido) ?? {}
      return [de, ate, dias]
    }
    const nada = [undefined, undefined, undefined]
    expect(fgts(doenca('2026-03-02', 15))).toEqual(nada)
    expect(fgts(doenca('2026-03-02', 20))).toEqual(['2026-03-17', '2026-03-21', 5])
    expect(fgts({ motivo: '03', inicio: '2026-03-02' })).toEqual(['2026-03-17', null, null])
    expect(fgts({ ...doenca('2026-03-02', 20), motivo: '01' })).toEqual(nada)
    expect(fgts({ motivo: '29', inicio: '2026-03-02' })).toEqual(nada)
    expect(fgts({ motivo: '17', inicio: '2026-03-02' })).toEqual(nada)
    expect(fgts({ motivo: '21', inicio: '2026-03-02' })).toEqual(['2026-03-02', null, null])
    const mandato = { motivo: '24', inicio: '2026-03-02' }
    expect(fgts({ ...mandato, remunerado: true })).toEqual(nada)
    expect(fgts({ ...mandato, remunerado: false })).toEqual(['2026-03-02', null, null])
    expect(fgts(mandato)).toEqual(['2026-03-02', null, null])
  })

  it('CLT art. 472 § 2º: the trial that would end meanwhile asks for a decision', () => {
    const experiencia = { admissao: '2026-01-01', fimDaExperiencia: '2026-03-31' }
    expect(efeito('EXPERIENCIA', doenca('2026-03-02', 60), experiencia)).toMatchObject({
      dias: 30,
      ate: '2026-04-30',
      dados: { novoFim: '2026-04-30' },
    })
    expect(efeito('EXPERIENCIA', doenca('2026-03-02', 30), experiencia)).toBeNull()
    expect(
      efeito('EXPERIENCIA', doenca('2026-03-02', 30), {
        ...experiencia,
        parametros: { computaNaExperiencia: false },
      })?.dias,
    ).toBe(30)
    expect(efeito('EXPERIENCIA', doenca('2026-03-31', 2), experiencia)?.dias).toBe(1)
    expect(efeito('EXPERIENCIA', doenca('2026-04-01', 30), experiencia)).toBeNull()
    expect(efeito('EXPERIENCIA', { motivo: '03', inicio: '2026-03-02' }, experiencia)).toMatchObject({
      ate: null,
      dias: null,
    })
    expect(efeito('EXPERIENCIA', { motivo: 'J-LUTO', inicio: '2026-03-31' }, experiencia)).toBeNull()
    expect(efeito('EXPERIENCIA', doenca('2026-03-02', 60), { fimDaExperiencia: null })).toBeNull()
  })

  it('each protection is counted from its landmark', () => {
    const ate = (pedido: PedidoDeAfastamento) => efeito('ESTABILIDADE', pedido)?.ate
    const acidente = { ...doenca('2026-03-02', 40), motivo: '01' }
    expect(ate(acidente)).toBe('2027-04-10')
    expect(ate({ ...acidente, beneficio: { cessacao: '2026-05-20' } })).toBe('2027-05-20')
    expect(ate({ ...acidente, atestado: { dias: 15 } })).toBeUndefined()
    expect(ate({ motivo: '01', inicio: '2026-03-02' })).toBeNull()
    expect(ate({ motivo: '17', inicio: '2026-03-02', parto: '2026-07-10' })).toBe('2026-12-10')
    expect(ate({ motivo: '17', inicio: '2026-03-02' })).toBeNull()
    expect(ate({ motivo: '20', inicio: '2026-03-02' })).toBe('2026-08-02')
    expect(ate({ motivo: '20', inicio: '2026-03-02', adocao: '2026-03-01' })).toBe('2026-08-01')
    const pai = { motivo: 'J-PATERNIDADE', inicio: '2027-01-01' }
    expect(ate(pai)).toBe('2027-02-10')
    expect(ate({ ...pai, parto: '2026-12-31' })).toBeUndefined()
    expect(ate({ ...pai, adocao: '2026-12-31' })).toBeUndefined()
    expect(ate({ ...pai, inicio: '2026-12-31', parto: '2027-01-01' })).toBe('2027-02-09')
    expect(ate({ motivo: '27', inicio: '2026-03-02', fim: '2026-06-30' })).toBe('2026-10-01')
    expect(ate({ motivo: '27', inicio: '2026-03-02' })).toBeNull()
    expect(ate({ motivo: '24', inicio: '2026-03-02' })).toBeNull()
    expect(ate(doenca('2026-03-02', 40))).toBeUndefined()
    expect(efeito('ESTABILIDADE', { motivo: '17', inicio: '2026-03-02' })?.texto).toContain('depende')
    // A hundred and twenty days after ninety in hospital (CLT art. 392 § 7º): the job is kept as long as the leave.
    const internacao = { inicio: '2026-03-02', fim: '2026-05-30' }
    expect(ate({ motivo: '17', inicio: '2026-03-02', parto: '2026-03-02', internacao })).toBe('2026-09-27')
    expect(efeito('ESTABILIDADE', acidente)?.dados).toEqual({ tipo: 'ACIDENTADO' })
  })

  it('Súmula 371 TST: a notice that runs meanwhile stops', () => {
    const aviso = { comunicacao: '2026-02-20', fim: '2026-03-21' }
    const suspenso = (pedido: PedidoDeAfastamento) => efeito('AVISO_SUSPENSO', pedido, { aviso })
    expect(suspenso(doenca('2026-03-06', 20))).toMatchObject({ de: '2026-03-21', ate: '2026-03-25' })
    expect(suspenso(doenca('2026-03-07', 20))).toBeNull()
    expect(suspenso(doenca('2026-02-10', 16))).toMatchObject({ de: '2026-02-25' })
    expect(suspenso(doenca('2026-02-05', 16))).toBeNull()
    expect(suspenso({ motivo: '03', inicio: '2026-01-10' })).toMatchObject({ de: '2026-02-21', ate: null })
    expect(efeito('AVISO_SUSPENSO', doenca('2026-03-02', 30), { aviso: null })).toBeNull()
  })

  it('CLT art. 476: the fifteen days that the company pays count for the notice', () => {
    const aviso = { comunicacao: '2026-02-20', fim: '2026-03-21' }
    expect(efeito('AVISO_SUSPENSO', doenca('2026-03-02', 15), { aviso })).toBeNull()
    expect(efeito('AVISO_SUSPENSO', doenca('2026-03-02', 30), { aviso })?.texto).toContain('o Rh prorroga')
    const acidentado = { ...doenca('2026-03-02', 30), motivo: '01' }
    expect(efeito('AVISO_SUSPENSO', acidentado, { aviso })?.texto).toContain('desfaz a dispensa')
  })

  it('NR-7: the exam comes after the last day, or when it is due while there is none', () => {
    expect(efeito('EXAME_DE_RETORNO', doenca('2026-03-02', 30))?.de).toBe('2026-04-01')
    expect(efeito('EXAME_DE_RETORNO', doenca('2026-03-02', 29))).toBeNull()
    const aberto = { motivo: '03', inicio: '2026-03-02' }
    expect(efeito('EXAME_DE_RETORNO', aberto, { hoje: '2026-04-20' })?.de).toBe('2026-03-31')
    expect(efeito('EXAME_DE_RETORNO', aberto)).toBeNull()
  })
})

describe('vacation', () => {
  it('CLT art. 133 IV: more than six months of INSS lose the period, those before included', () => {
    const perda = doenca('2024-11-01', 222)
    expect(efeito('FERIAS_PERDIDAS', perda, { hoje: '2025-08-01' })).toMatchObject({
      de: '2024-11-16',
      ate: '2025-06-10',
      dias: 207,
      dados: { aquisitivoInicio: '2024-08-01', aquisitivoFim: '2025-06-10' },
    })
    const curto = doenca('2025-01-10', 115)
    expect(efeito('FERIAS_PERDIDAS', curto)).toBeNull()
    const ocorrencias = [{ tipo: 'BENEFICIO_INSS', inicio: '2024-09-01', fim: '2024-11-30' }] as const
    expect(efeito('FERIAS_PERDIDAS', curto, { ocorrencias })?.dias).toBe(191)
    expect(efeito('FERIAS_PERDIDAS', curto, { parametros: { limiteBeneficioDias: 99 } })?.dias).toBe(100)
    expect(efeito('FERIAS_PERDIDAS', curto, { parametros: { limiteBeneficioDias: 100 } })).toBeNull()
  })

  it('CLT art. 133 II: paid leave of more than 30 days; art. 130: unpaid days do not count', () => {
    const licenca = (motivo: string, fim: string, resto: Partial<PedidoDeAfastamento> = {}) =>
      efeitos({ motivo, inicio: '2025-02-01', fim, ...resto })?.filter((codigo) =>
        codigo.startsWith('FERIAS'),
      )
    expect(licenca('16', '2025-03-02')).toEqual([])
    expect(licenca('16', '2025-03-03')).toEqual(['FERIAS_PERDIDAS'])
    expect(licenca('07', '2025-03-03', { remunerado: true })).toEqual(['FERIAS_PERDIDAS'])
    expect(licenca('07', '2025-03-03', { remunerado: false })).toEqual(['FERIAS_ADIADAS'])
    expect(licenca('17', '2025-05-31')).toEqual([])
    expect(efeito('FERIAS_ADIADAS', { motivo: '21', inicio: '2025-02-01', fim: '2025-03-02' })).toMatchObject(
      {
        dias: 30,
        texto:
          'O período aquisitivo que começou em 01/08/2024 passa a terminar em 30/08/2025: 30 dias não contam.',
      },
    )
    // A leave that goes on and did not pass anything yet changes nothing; in time it will.
    expect(efeitos({ motivo: '11', inicio: '2026-03-02' })).toContain('FERIAS_ADIADAS')
  })

  it('is a fact of the acquisition periods', () => {
    const fato = (motivo: '01' | '03' | '06' | '11' | '16' | '17' | '24' | '29', resto = {}) =>
      ocorrenciaDoAfastamento({ motivo, inicio: '2026-03-02', fim: null, inssApartirDe: null, ...resto })
    expect(fato('03')).toBeNull()
    expect(fato('03', { inssApartirDe: '2026-03-17', fim: '2026-04-01' })).toEqual({
      tipo: 'BENEFICIO_INSS',
      inicio: '2026-03-17',
      fim: '2026-04-01',
    })
    expect(fato('17')).toBeNull()
    expect(fato('11')).toEqual({ tipo: 'PRISAO', inicio: '2026-03-02' })
    expect(fato('24', { remunerado: false })?.tipo).toBe('LICENCA_SEM_REMUNERACAO')
    expect(fato('24', { remunerado: true })?.tipo).toBe('LICENCA_REMUNERADA')
    expect(fato('29', { remunerado: true })?.tipo).toBe('SERVICO_MILITAR')
  })

  it('CLT art. 392 and 134: the birth interrupts, and what was to begin is moved', () => {
    const ferias = [{ inicio: '2026-03-01', fim: '2026-03-30' }]
    expect(efeito('FERIAS_INTERROMPIDAS', { motivo: '17', inicio: '2026-03-11' }, { ferias })).toMatchObject({
      dias: 20,
      texto: 'Férias até 10/03/2026; 20 dias voltam ao saldo.',
      dados: { diasGozados: 10 },
    })
    const remarcar = (pedido: PedidoDeAfastamento) => efeito('FERIAS_A_REMARCAR', pedido, { ferias })
    expect(remarcar({ motivo: '17', inicio: '2026-03-01' })).toMatchObject({ dias: 30, de: '2026-03-01' })
    expect(remarcar({ motivo: '17', inicio: '2026-03-31' })).toBeNull()
    expect(remarcar(doenca('2026-02-20', 20))).toMatchObject({ dias: 30 })
    expect(remarcar(doenca('2026-02-20', 9))).toBeNull()
    expect(remarcar({ motivo: '03', inicio: '2026-02-20' })).not.toBeNull()
    expect(remarcar(doenca('2026-03-05', 60))).toBeNull()
    expect(remarcar({ motivo: '16', inicio: '2026-02-20', fim: '2026-03-10' })).toBeNull()
  })
})
