import { describe, expect, it } from 'vitest'
import {
  verificarCorrecao,
  versaoEm,
  versoesQueVem,
  type Correcao,
  type CorrecaoFatos,
  type VersaoFatos,
} from './correcao.ts'
import { impedimentoDeCancelar, impedimentoDeDesfazer, verificarDesfazer } from './desfazer.ts'

const HOJE = '2026-11-20'

const versao = (vigencia: string, outros: Partial<VersaoFatos> = {}): VersaoFatos => ({
  id: Number(vigencia.replaceAll('-', '')),
  vigencia,
  postoId: 1,
  cargoId: 1,
  processo: null,
  salarioCentavos: 180_000,
  escalaId: 1,
  sindicatoId: 1,
  centroDeCustoId: 1,
  adicional: 'nenhum',
  ...outros,
})

const fatos = (outros: Partial<CorrecaoFatos> = {}): CorrecaoFatos => ({
  hoje: HOJE,
  dataAdmissao: '2025-03-10',
  dataDesligamento: null,
  versoes: [versao('2025-03-10', { processo: '2025-00001', salarioCentavos: 170_000 }), versao('2026-01-01')],
  pisoCentavos: 175_000,
  sindicato: 'Siemaco',
  horasSemanais: 44,
  posto: { escalaId: 1, adicional: 'nenhum' },
  ...outros,
})

const nova = (outros: Partial<Correcao> = {}): Correcao => ({
  vigencia: HOJE,
  motivo: 'Equiparação com a equipe',
  salarioCentavos: 190_000,
  escalaId: 1,
  sindicatoId: 1,
  centroDeCustoId: 1,
  adicional: 'nenhum',
  ...outros,
})

/** Findings but for the deadline, which is always told. */
const achados = (correcao: Partial<Correcao>, com: Partial<CorrecaoFatos> = {}) =>
  verificarCorrecao(nova(correcao), fatos(com))
    .filter(({ severidade }) => severidade !== 'info')
    .map(({ codigo, severidade }) => `${severidade} ${codigo}`)

describe('a correction of the contract data', () => {
  it('before a raise that is still to come is compared with the pay of its day', () => {
    const comFuturo = {
      versoes: [versao('2026-01-01'), versao('2027-01-01', { salarioCentavos: 250_000 })],
    }
    expect(achados({ salarioCentavos: 190_000 }, comFuturo)).toEqual(['alerta versao_futura'])
    expect(achados({ salarioCentavos: 180_000 }, comFuturo)).toEqual([
      'alerta versao_futura',
      'bloqueio sem_mudanca',
    ])
    const [menos] = verificarCorrecao(nova({ salarioCentavos: 179_999 }), fatos(comFuturo))
    expect(menos?.mensagem.replace(/\s/g, ' ')).toBe(
      `O salário não pode diminuir: em ${HOJE.split('-').toReversed().join('/')} é R$ 1.800,00.`,
    )
  })

  it('pays no more than what is to come pays', () => {
    const comFuturo = {
      versoes: [versao('2026-01-01'), versao('2027-01-01', { salarioCentavos: 185_000 })],
    }
    expect(achados({ salarioCentavos: 190_000 }, comFuturo)).toEqual(['bloqueio reducao_futura'])
    expect(achados({ salarioCentavos: 185_000 }, comFuturo)).toEqual(['alerta versao_futura'])
  })

  it('goes on into the versions to come, but for what they changed themselves', () => {
    const versoes = [
      versao('2026-01-01'),
      versao('2027-01-01', { centroDeCustoId: 2 }),
      versao('2027-02-01', { centroDeCustoId: 2, salarioCentavos: 250_000 }),
      versao('2027-03-01', { centroDeCustoId: 1, salarioCentavos: 250_000, escalaId: 3 }),
    ]
    const leva = versoesQueVem(nova({ escalaId: 2, centroDeCustoId: 3 }), fatos({ versoes })).map(
      ({ versao: { vigencia }, leva: campos }) => [vigencia, campos],
    )
    expect(leva).toEqual([
      ['2027-01-01', ['salarioCentavos', 'escalaId']],
      ['2027-02-01', ['escalaId']],
      ['2027-03-01', []],
    ])
    const textos = verificarCorrecao(nova({ escalaId: 2 }), fatos({ versoes })).map(
      ({ mensagem }) => mensagem,
    )
    expect(textos).toContain(
      'A versão marcada para 01/01/2027 também muda: salário, escala. A versão marcada para 01/02/2027 também muda: escala. A versão marcada para 01/03/2027 fica como está.',
    )
  })

  it('keeps to the minimum wage that the company registered', () => {
    const minimos = [
      { desde: '2026-01-01', fonte: 'Lei estadual', valor: { mensalCentavos: 195_000, horaCentavos: 886 } },
    ]
    expect(achados({ salarioCentavos: 194_999 }, { minimos })).toEqual(['bloqueio abaixo_do_piso'])
    expect(achados({ salarioCentavos: 195_000 }, { minimos })).toEqual([])
  })

  it('from today on, with a raise, has nothing in its way', () => {
    expect(achados({})).toEqual([])
    expect(verificarCorrecao(nova(), fatos())).toEqual([
      expect.objectContaining({ mensagem: 'Enviar o S-2206 ao eSocial até 15/12/2026.' }),
    ])
  })

  it.each<[string, Partial<Correcao>, Partial<CorrecaoFatos>, string[]]>([
    ['nothing changed', { salarioCentavos: 180_000 }, {}, ['bloqueio sem_mudanca']],
    ['less pay (CF art. 7º VI)', { salarioCentavos: 179_999 }, {}, ['bloqueio reducao_salarial']],
    [
      'pay under the floor',
      { escalaId: 2 },
      { pisoCentavos: 195_000 },
      ['bloqueio abaixo_do_piso', 'alerta escala_do_posto'],
    ],
    ['pay at the floor', {}, { pisoCentavos: 190_000 }, []],
    ['a quarter more exactly', { salarioCentavos: 225_000 }, {}, []],
    ['more than a quarter more', { salarioCentavos: 225_001 }, {}, ['alerta aumento_notavel']],
    ['the day of another version', { vigencia: '2026-01-01' }, {}, ['bloqueio data_ocupada']],
    ['a day before another version', { vigencia: '2025-12-31' }, {}, ['bloqueio versao_posterior']],
    ['60 days ago', { vigencia: '2026-09-21' }, {}, ['alerta retroativa']],
    ['61 days ago', { vigencia: '2026-09-20' }, {}, ['bloqueio retroativo_demais']],
    ['366 days ahead', { vigencia: '2027-11-21' }, {}, []],
    ['367 days ahead', { vigencia: '2027-11-22' }, {}, ['bloqueio futuro_demais']],
    [
      'an additional that the post has not',
      { adicional: 'insalubridade_40' },
      {},
      ['alerta adicional_do_posto'],
    ],
    ['somebody who left', {}, { dataDesligamento: '2026-10-01' }, ['bloqueio desligado']],
  ])('with %s', (_, correcao, com, esperado) => {
    expect(achados(correcao, com)).toEqual(esperado)
  })

  it('takes a floor in proportion to a shorter week', () => {
    const com = { horasSemanais: 22, pisoCentavos: 400_000 }
    expect(achados({ salarioCentavos: 200_000 }, com)).toEqual([])
    expect(achados({ salarioCentavos: 199_999 }, com)).toEqual(['bloqueio abaixo_do_piso'])
  })
})

describe('taking a version back', () => {
  const admissao = versao('2025-03-10', { processo: '2025-00001' })
  const erro = versao('2026-11-01', { centroDeCustoId: 9 })
  const futura = versao('2027-01-01')
  const com = (...versoes: VersaoFatos[]) => fatos({ versoes })

  it('cancels what has not begun, today included', () => {
    expect(impedimentoDeCancelar(futura, com(admissao, erro, futura))).toBeNull()
    const deHoje = versao(HOJE)
    expect(impedimentoDeCancelar(deHoje, com(admissao, deHoje))).toBeNull()
  })

  it.each([
    ['the admission', admissao, com(admissao), /primeira versão/],
    ['what was in force', erro, com(admissao, erro), /desfaça com uma versão que a compense/],
    [
      'another post',
      versao('2027-01-01', { postoId: 2 }),
      com(admissao, versao('2027-01-01', { postoId: 2 })),
      /Mudou posto/,
    ],
    [
      'a process',
      versao('2027-01-01', { processo: '2026-00007' }),
      com(admissao, versao('2027-01-01', { processo: '2026-00007' })),
      /Veio do processo 2026-00007/,
    ],
  ])('does not cancel %s', (_, alvo, contexto, motivo) => {
    expect(impedimentoDeCancelar(alvo, contexto)).toMatch(motivo)
  })

  it('undoes the last version that was in force, from the day after it began', () => {
    expect(impedimentoDeDesfazer(erro, com(admissao, erro))).toBeNull()
    expect(verificarDesfazer(erro, '2026-11-02', com(admissao, erro))).toEqual([])
    expect(verificarDesfazer(erro, '2026-11-01', com(admissao, erro))[0]?.codigo).toBe('data_ocupada')
  })

  it('warns where the pay goes back', () => {
    const aumento = versao('2026-11-01', { salarioCentavos: 200_000 })
    expect(verificarDesfazer(aumento, HOJE, com(admissao, aumento))).toEqual([
      expect.objectContaining({ codigo: 'salario_volta', severidade: 'alerta' }),
    ])
  })

  it.each([
    ['a future one', futura, com(admissao, futura), /cancele-a/],
    ['one with another after it', erro, com(admissao, erro, futura), /Já há outra a partir de 01\/01\/2027/],
    [
      'a move to another post',
      versao('2026-11-01', { postoId: 2 }),
      com(admissao, versao('2026-11-01', { postoId: 2 })),
      /remanejamento ou uma promoção/,
    ],
  ])('does not undo %s', (_, alvo, contexto, motivo) => {
    expect(impedimentoDeDesfazer(alvo, contexto)).toMatch(motivo)
  })
})

describe('the version of a day', () => {
  it('is the last that had begun, or the first one', () => {
    const versoes = [versao('2025-03-10'), versao('2026-01-01')]
    expect(versaoEm(versoes, '2025-12-31')?.vigencia).toBe('2025-03-10')
    expect(versaoEm(versoes, '2026-01-01')?.vigencia).toBe('2026-01-01')
    expect(versaoEm(versoes, '2020-01-01')?.vigencia).toBe('2025-03-10')
  })
})
