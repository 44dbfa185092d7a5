import { describe, expect, it } from 'vitest'
import { exigidas } from './exigidas.ts'
import type { Rascunho } from './rascunho.ts'
import { readRascunho } from './rascunho.ts'
import type { Fatos, PostoFatos } from './rule.ts'
import { regras } from './rules.ts'

const HOJE = '2026-11-20'

const posto: PostoFatos = {
  contratoInicio: '2025-01-01',
  contratoFim: '2027-12-31',
  vagasLivres: 1,
  salarioPrevistoCentavos: 190_000,
  pisoCentavos: 185_000,
  sindicato: 'Sindicato de São Paulo',
  minutosSemana: 44 * 60,
  risco: false,
  insalubridade: 0,
  periculosidade: false,
  kit: [],
}
const fatos: Fatos = {
  hoje: HOJE,
  salarioMinimoCentavos: 162_100,
  limites: { antecedenciaDias: 1, retroativoDias: 0 },
  posto,
  cpf: {
    matriculaAtiva: null,
    emAndamento: null,
    outrosRascunhos: 0,
    ultimoDesligamento: null,
    desligamentoVisivel: true,
  },
  diasComTransporte: 22,
  municipios: { endereco: true, nascimento: true },
  documentos: [],
  exame: { dataExame: '2026-11-24', resultado: 'apto' },
  uniforme: 'aprovado',
  porEntregar: [],
}

interface Caso {
  readonly vaga?: Rascunho['vaga']
  readonly pessoais?: Rascunho['pessoais']
  readonly fatos?: Partial<Fatos>
}

/** Findings of one rule as `severidade codigo`. */
const achados = (regra: keyof typeof regras, { vaga = {}, pessoais = {}, fatos: outros = {} }: Caso) =>
  regras[regra]({ leitura: readRascunho({ vaga, pessoais }), fatos: { ...fatos, ...outros } }).map(
    ({ severidade, codigo }) => `${severidade} ${codigo}`,
  )
const primeiro = (regra: keyof typeof regras, caso: Caso) =>
  regras[regra]({
    leitura: readRascunho({ vaga: caso.vaga ?? {}, pessoais: caso.pessoais ?? {} }),
    fatos: { ...fatos, ...caso.fatos },
  })[0]

describe('idade (CF art. 7º, XXXIII; CLT arts. 403 to 405)', () => {
  const naAdmissao = (nascimento: string, risco = false) =>
    achados('idade', {
      pessoais: { nascimento },
      vaga: { dataPrevista: '2026-11-20' },
      fatos: { posto: { ...posto, risco } },
    })

  it.each([
    ['the day before the 16th birthday is 15', '2010-11-21', ['bloqueio menor_de_16']],
    ['the very 16th birthday is enough', '2010-11-20', []],
    ['the day before the 18th birthday is enough without risk', '2008-11-21', []],
    ['a birth after the admission is a mistake', '2026-11-21', ['bloqueio nascimento_futuro']],
    ['a birth on the day of the admission is under age', '2026-11-20', ['bloqueio menor_de_16']],
  ])('%s', (_, nascimento, esperado) => {
    expect(naAdmissao(nascimento)).toEqual(esperado)
  })

  it('CLT arts. 404 and 405: under 18 not in unhealthy, dangerous or night work', () => {
    expect(naAdmissao('2008-11-21', true)).toEqual(['bloqueio menor_em_risco'])
    expect(naAdmissao('2008-11-20', true)).toEqual([])
    expect(naAdmissao('2010-11-21', true)).toEqual(['bloqueio menor_de_16'])
  })

  it('waits for both dates', () => {
    expect(achados('idade', { pessoais: { nascimento: '2015-01-01' } })).toEqual([])
    expect(achados('idade', { vaga: { dataPrevista: HOJE } })).toEqual([])
  })
})

describe('experiencia (CLT arts. 445 and 451)', () => {
  const prazo = (experienciaDias: number, experienciaProrrogacaoDias: number, dataPrevista?: string) =>
    achados('experiencia', {
      vaga: { experienciaDias, experienciaProrrogacaoDias, ...(dataPrevista ? { dataPrevista } : {}) },
    })

  it.each([
    [45, 45, []],
    [90, 0, []],
    [30, 60, []],
    [45, 46, ['bloqueio experiencia_acima_de_90']],
    [1, 90, ['bloqueio experiencia_acima_de_90']],
    [0, 45, ['bloqueio prorrogacao_sem_experiencia']],
    [0, 0, []],
  ])('%i + %i days', (dias, prorrogacao, esperado) => {
    expect(prazo(dias, prorrogacao)).toEqual(esperado)
  })

  it('refuses 91 days in one term already in the field', () => {
    const { faltas } = readRascunho({ vaga: { experienciaDias: 91 } })
    expect(faltas.find(({ campo }) => campo === 'experienciaDias')?.mensagem).toBe(
      'Experiência (dias): No máximo 90 dias',
    )
  })

  it('says the last day, the first one counted', () => {
    expect(prazo(45, 45, '2026-03-01')).toEqual(['info experiencia_fim'])
    const fim = primeiro('experiencia', {
      vaga: { experienciaDias: 45, experienciaProrrogacaoDias: 45, dataPrevista: '2026-03-01' },
    })
    expect(fim?.mensagem).toBe('A experiência termina em 29/05/2026.')
  })
})

describe('aprendizagem (CLT art. 428)', () => {
  const termo = (vaga: NonNullable<Caso['vaga']>, pessoais: NonNullable<Caso['pessoais']> = {}) =>
    achados('aprendizagem', {
      vaga: { categoria: '103', dataPrevista: '2026-11-20', ...vaga },
      pessoais: { nascimento: '2009-05-10', ...pessoais },
    })

  it('has a term, within two years and before the 24th birthday', () => {
    expect(termo({})).toEqual(['bloqueio aprendizagem_sem_fim'])
    expect(termo({ fimAprendizagem: '2028-11-19' })).toEqual([])
    expect(termo({ fimAprendizagem: '2028-11-20' })).toEqual(['bloqueio aprendizagem_acima_de_dois_anos'])
    expect(termo({ fimAprendizagem: '2028-11-19' }, { nascimento: '2004-05-10' })).toEqual([
      'bloqueio aprendizagem_passa_dos_24',
    ])
    expect(termo({ fimAprendizagem: '2030-11-19' }, { deficiencia: 'auditiva' })).toEqual([])
  })

  it('is a term of its own: there is no trial in it', () => {
    expect(termo({ fimAprendizagem: '2028-11-19', experienciaDias: 45 })).toEqual([
      'bloqueio experiencia_de_aprendiz',
    ])
    expect(termo({ fimAprendizagem: '2028-11-19', experienciaProrrogacaoDias: 45 })).toEqual([
      'bloqueio experiencia_de_aprendiz',
    ])
    expect(termo({ fimAprendizagem: '2028-11-19', experienciaDias: 0 })).toEqual([])
    const vaga = { categoria: '103', dataPrevista: '2026-11-20', experienciaDias: 45 } as const
    expect(achados('experiencia', { vaga: { ...vaga, experienciaProrrogacaoDias: 45 } })).toEqual([])
  })

  it('is asked of nobody else, and waits for the start', () => {
    expect(termo({ categoria: '101', fimAprendizagem: '2030-01-01', experienciaDias: 45 })).toEqual([])
    expect(achados('aprendizagem', { vaga: { categoria: '103', fimAprendizagem: '2030-01-01' } })).toEqual([])
    expect(exigidas(readRascunho({ vaga: { categoria: '103' } }).parciais)).toContainEqual(
      expect.objectContaining({ etapa: 'vaga', campo: 'fimAprendizagem', falta: 'Fim da aprendizagem' }),
    )
  })
})

describe('salario (CF art. 7º, IV; collective agreement)', () => {
  const salario = (salarioCentavos: number, outros: Partial<PostoFatos> = {}) =>
    achados('salario', { vaga: { salarioCentavos }, fatos: { posto: { ...posto, ...outros } } })

  it('CF art. 7º, IV: one centavo below the minimum wage is refused, the minimum is not', () => {
    const semPiso = { pisoCentavos: null }
    expect(salario(162_099, semPiso)).toEqual(['bloqueio abaixo_do_minimo'])
    expect(salario(162_100, semPiso)).toEqual([])
  })

  it('refuses one centavo below the floor of the union', () => {
    expect(salario(184_999)).toEqual(['bloqueio abaixo_do_piso'])
    expect(salario(185_000)).toEqual([])
    expect(primeiro('salario', { vaga: { salarioCentavos: 184_999 } })?.baseLegal).toBe(
      'Convenção coletiva – Sindicato de São Paulo',
    )
  })

  it('CLT art. 58-A § 1º: half the week is paid half the minimum and half the floor', () => {
    const meia = { minutosSemana: 22 * 60 }
    expect(salario(92_499, meia)).toEqual(['bloqueio abaixo_do_piso'])
    expect(salario(92_500, meia)).toEqual([])
    expect(salario(81_049, { ...meia, pisoCentavos: null })).toEqual(['bloqueio abaixo_do_minimo'])
    expect(salario(81_050, { ...meia, pisoCentavos: null })).toEqual([])
    const achado = primeiro('salario', {
      vaga: { salarioCentavos: 92_499 },
      fatos: { posto: { ...posto, ...meia } },
    })
    expect(achado?.mensagem.replace(/\s/g, ' ')).toBe('O piso do cargo, para 22 horas semanais, é R$ 925,00.')
  })

  it('warns one centavo above what the post plans', () => {
    expect(salario(190_000)).toEqual([])
    expect(salario(190_001)).toEqual(['alerta acima_do_previsto'])
  })

  it('says amounts as people write them', () => {
    const achado = primeiro('salario', { vaga: { salarioCentavos: 184_999 } })
    expect(achado?.mensagem.replace(/\s/g, ' ')).toBe('O piso do cargo é R$ 1.850,00.')
  })

  it('waits for the post', () => {
    expect(achados('salario', { vaga: { salarioCentavos: 1 }, fatos: { posto: null } })).toEqual([])
  })
})

describe('vaga_livre', () => {
  it.each([
    [1, []],
    [0, ['bloqueio sem_vaga']],
    [-1, ['bloqueio sem_vaga']],
  ])('%i free slots', (vagasLivres, esperado) => {
    expect(achados('vaga_livre', { fatos: { posto: { ...posto, vagasLivres } } })).toEqual(esperado)
  })

  it('waits for the post', () => {
    expect(achados('vaga_livre', { fatos: { posto: null } })).toEqual([])
  })
})

describe('posto_vigente', () => {
  it.each([
    ['2024-12-31', ['bloqueio contrato_fora_da_vigencia']],
    ['2025-01-01', []],
    ['2027-12-31', []],
    ['2028-01-01', ['bloqueio contrato_fora_da_vigencia']],
  ])('a start on %s in a contract of 2025 to 2027', (dataPrevista, esperado) => {
    expect(achados('posto_vigente', { vaga: { dataPrevista } })).toEqual(esperado)
  })
})

describe('antecedencia (the limits of the company)', () => {
  const limites = { antecedenciaDias: 3, retroativoDias: 5 }
  it.each([
    ['a start that is far enough', '2026-11-23', limites, []],
    ['a start that is too near is told', '2026-11-22', limites, ['alerta antecedencia_curta']],
    ['a start in the past, within the limit, too', '2026-11-15', limites, ['alerta antecedencia_curta']],
    ['a start before the limit is not accepted', '2026-11-14', limites, ['bloqueio retroativa_demais']],
    [
      'without a limit nothing past is accepted',
      '2026-11-19',
      { antecedenciaDias: 0, retroativoDias: 0 },
      ['bloqueio retroativa_demais'],
    ],
    ['and today is', '2026-11-20', { antecedenciaDias: 0, retroativoDias: 0 }, []],
  ])('%s: %s', (_nome, dataPrevista, doDia, esperado) => {
    expect(achados('antecedencia', { vaga: { dataPrevista }, fatos: { limites: doDia } })).toEqual(esperado)
  })
  it('says the limit in its words', () => {
    const caso = { vaga: { dataPrevista: '2026-11-01' }, fatos: { limites } }
    expect(primeiro('antecedencia', caso)?.mensagem).toBe(
      'O início pode ficar no máximo 5 dias atrás: é o limite da empresa.',
    )
  })
})

describe('prazo_esocial (MOS S-2190 and S-2200: the day before the start)', () => {
  it.each([
    ['a start the day after tomorrow is due tomorrow', '2026-11-22', 'info prazo_esocial'],
    ['a start tomorrow is due today', '2026-11-21', 'info prazo_esocial'],
    ['a start today was due yesterday', '2026-11-20', 'alerta prazo_esocial_vencido'],
    ['a start in the past was due before it', '2026-11-01', 'alerta prazo_esocial_vencido'],
  ])('%s', (_, dataPrevista, esperado) => {
    expect(achados('prazo_esocial', { vaga: { dataPrevista } })).toEqual([esperado])
  })

  it('does not move for a weekend: a Monday is due on Sunday', () => {
    expect(primeiro('prazo_esocial', { vaga: { dataPrevista: '2026-11-30' } })?.mensagem).toBe(
      'Enviar ao eSocial até 29/11/2026.',
    )
  })
})

// prova: validacao.cpf
describe('cpf_livre', () => {
  const cpf = (outros: Partial<Fatos['cpf']>, vaga: Rascunho['vaga'] = {}) =>
    achados('cpf_livre', { vaga, fatos: { cpf: { ...fatos.cpf, ...outros } } })

  it('refuses a person with an active bond or another admission in progress', () => {
    expect(cpf({})).toEqual([])
    expect(cpf({ matriculaAtiva: '001001' })).toEqual(['bloqueio cpf_ativo'])
    expect(cpf({ emAndamento: '2026-00009' })).toEqual(['bloqueio cpf_em_admissao'])
  })

  it('warns of another draft', () => {
    expect(cpf({ outrosRascunhos: 1 })).toEqual(['alerta cpf_em_rascunho'])
  })

  it('Portaria MTb 384/1992: warns of a rehire 89 days after the dismissal, informs at 90', () => {
    const dataPrevista = '2026-11-30'
    expect(cpf({ ultimoDesligamento: '2026-09-02' }, { dataPrevista })).toEqual(['alerta readmissao_90_dias'])
    expect(cpf({ ultimoDesligamento: '2026-09-01' }, { dataPrevista })).toEqual(['info ex_colaborador'])
  })

  it('counts the days up to the planned start, and up to today while it is unknown', () => {
    // 80 days before today, 101 before the start.
    const ultimoDesligamento = '2026-09-01'
    expect(cpf({ ultimoDesligamento })).toEqual(['alerta readmissao_90_dias'])
    expect(cpf({ ultimoDesligamento }, { dataPrevista: '2026-12-11' })).toEqual(['info ex_colaborador'])
  })

  it('refuses a start before the earlier bond is over', () => {
    const ultimoDesligamento = '2026-12-10'
    expect(cpf({ ultimoDesligamento }, { dataPrevista: '2026-12-10' })).toEqual([
      'bloqueio vinculo_sobreposto',
    ])
    expect(cpf({ ultimoDesligamento }, { dataPrevista: '2026-12-11' })).toEqual(['alerta readmissao_90_dias'])
    expect(cpf({ ultimoDesligamento })).toEqual(['bloqueio vinculo_sobreposto'])
  })

  it('keeps the day of a dismissal back from who may not know it, and how it was, whatever start is tried', () => {
    const fora = { ultimoDesligamento: '2026-12-10', desligamentoVisivel: false }
    const sobreposta = primeiro('cpf_livre', {
      vaga: { dataPrevista: '2026-12-10' },
      fatos: { cpf: { ...fatos.cpf, ...fora } },
    })
    expect(sobreposta?.mensagem).toBe('A admissão precisa ser depois do fim do vínculo anterior.')

    const saida = { semJustaCausa: false, prazoDeterminado: false, consultarRh: false }
    const saidas = [
      null,
      saida,
      { ...saida, semJustaCausa: true },
      { ...saida, prazoDeterminado: true },
      { ...saida, consultarRh: true },
    ]
    for (const dataPrevista of ['2026-12-11', '2027-03-09', '2027-03-10', '2027-06-11', '2036-12-11'])
      for (const comoSaiu of saidas)
        expect(cpf({ ...fora, saida: comoSaiu }, { dataPrevista })).toEqual(['alerta ex_colaborador_de_fora'])
  })

  it('fear no fraud where the dismissal withdrew no FGTS, and ask Rh where Rh has something to say', () => {
    const ultimoDesligamento = '2026-11-20'
    const saida = { semJustaCausa: false, prazoDeterminado: false, consultarRh: false }
    const depois = { dataPrevista: '2026-12-11' }
    expect(cpf({ ultimoDesligamento, saida }, depois)).toEqual(['info ex_colaborador'])
    expect(cpf({ ultimoDesligamento, saida: { ...saida, semJustaCausa: true } }, depois)).toEqual([
      'alerta readmissao_90_dias',
    ])
    expect(cpf({ ultimoDesligamento, saida: { ...saida, consultarRh: true } }, depois)).toEqual([
      'info ex_colaborador',
      'alerta consultar_rh',
    ])
    // CLT art. 452: a term within six months of another one.
    expect(cpf({ ultimoDesligamento, saida: { ...saida, prazoDeterminado: true } }, depois)).toEqual([
      'info ex_colaborador',
      'alerta CONTRATO_INDETERMINADO',
    ])
  })

  it('says both things of a former employee in two drafts', () => {
    expect(cpf({ outrosRascunhos: 2, ultimoDesligamento: '2020-01-01' })).toEqual([
      'alerta cpf_em_rascunho',
      'info ex_colaborador',
    ])
  })
})

describe('exame_apto (CLT art. 168; NR-7)', () => {
  const exame = (exame: Fatos['exame'], dataPrevista = '2026-11-25') =>
    achados('exame_apto', { vaga: { dataPrevista }, fatos: { exame, hoje: '2026-11-26' } })

  it.each([
    ['no exam', null, ['bloqueio exame_pendente']],
    ['unfit', { dataExame: '2026-11-20', resultado: 'inapto' }, ['bloqueio exame_inapto']],
    ['fit on the day of the start', { dataExame: '2026-11-25', resultado: 'apto' }, []],
    [
      'fit the day after the start',
      { dataExame: '2026-11-26', resultado: 'apto' },
      ['bloqueio exame_depois_do_inicio'],
    ],
    [
      'valid until before the exam',
      { dataExame: '2026-11-20', resultado: 'apto', validoAte: '2026-11-19' },
      ['bloqueio exame_sem_validade'],
    ],
  ])('%s', (_, dado, esperado) => {
    expect(exame(dado)).toEqual(esperado)
  })

  it('refuses an exam that is still to be made', () => {
    const amanha = { dataExame: '2026-11-27', resultado: 'apto' }
    expect(exame(amanha, '2026-12-10')).toEqual(['bloqueio exame_no_futuro'])
  })
})

describe('uniforme_entregue', () => {
  it.each([
    ['aprovado', []],
    ['dispensado', []],
    ['pendente', ['bloqueio uniforme_pendente']],
    ['em_analise', ['bloqueio uniforme_pendente']],
    ['devolvido', ['bloqueio uniforme_pendente']],
  ] as const)('%s', (uniforme, esperado) => {
    expect(achados('uniforme_entregue', { fatos: { uniforme } })).toEqual(esperado)
  })
})

describe('campos', () => {
  it('blocks by every missing field', () => {
    const bloqueios = achados('campos', {})
    expect(new Set(bloqueios)).toEqual(new Set(['bloqueio campo']))
    expect(bloqueios.length).toBe(readRascunho({}).faltas.length)
  })
})
