import { describe, expect, it } from 'vitest'
import { mapear } from '../cabecalho.ts'
import { readLinha } from '../define.ts'
import { colaboradores, type ColaboradorImportado } from '../tipos/colaboradores.ts'
import { conferirColaborador, type FatosDoColaborador } from './colaborador.ts'

const colunas = Object.values(colaboradores.colunas)
const labels = colunas.map(({ label }) => label)
const exemplo = readLinha(
  colaboradores,
  mapear(colaboradores, labels),
  2,
  colunas.map(({ exemplo: valor }) => valor),
).valores as ColaboradorImportado

const posto = {
  contratoInicio: '2020-01-01',
  contratoTermino: '2027-12-31',
  risco: false,
  menorSalarioCentavos: 170_000,
}
const limpos: FatosDoColaborador = {
  hoje: '2026-11-20',
  posto,
  vinculos: [],
  emAdmissao: null,
  donoDaMatricula: null,
}
const conferir = (linha: Partial<ColaboradorImportado>, fatos: Partial<FatosDoColaborador> = {}) =>
  conferirColaborador({ ...exemplo, ...linha }, { ...limpos, ...fatos })
const colunasDe = (achados: ReturnType<typeof conferir>) => achados.map(([coluna]) => coluna)

const semExperiencia = { experienciaDias: 0, experienciaProrrogacaoDias: 0 } as const

describe('a row of employees', () => {
  it('has nothing to correct when it is as the template shows', () => {
    expect(conferir({})).toEqual([])
  })

  it('is of who works or worked here: not of tomorrow, and not backwards in time', () => {
    expect(colunasDe(conferir({ dataAdmissao: '2026-11-21' }))).toEqual(['dataAdmissao'])
    expect(conferir({ dataAdmissao: '2026-11-20' })).toEqual([])
    expect(colunasDe(conferir({ dataDesligamento: '2026-11-21' }))).toEqual(['dataDesligamento'])
    expect(colunasDe(conferir({ dataDesligamento: '2023-02-28' }))).toEqual(['dataDesligamento'])
    expect(colunasDe(conferir({ causaDesligamento: '07' }))).toEqual(['causaDesligamento'])
    expect(colunasDe(conferir({ rgEmissao: '1980-01-01' }))).toEqual(['rgEmissao'])
  })

  it('stays within its contract', () => {
    const novo = { posto: { ...posto, contratoInicio: '2024-05-01' } }
    expect(conferir({}, novo)).toEqual([
      [
        'noPostoDesde',
        'O contrato começou em 01/05/2024, depois desta data. Informe desde quando a pessoa está neste posto.',
      ],
    ])
    expect(conferir({ noPostoDesde: '2024-05-01' }, novo)).toEqual([])
    const antigo = { posto: { ...posto, contratoTermino: '2026-11-19' } }
    expect(colunasDe(conferir({}, antigo))).toEqual(['contrato'])
    expect(conferir({ dataDesligamento: '2026-11-10' }, antigo)).toEqual([])
  })

  it('earns at least the floor, while it is in force', () => {
    expect(conferir({ salario: 170_000 })).toEqual([])
    expect(conferir({ salario: 169_999 })).toEqual([
      [
        'salario',
        'Abaixo do menor salário deste cargo e jornada, R$\u00A01.700,00 (salário mínimo ou piso da convenção).',
      ],
    ])
    expect(conferir({ salario: 90_000, dataDesligamento: '2024-01-01' })).toEqual([])
  })

  it('CF art. 7º XXXIII: nobody under 16, nor under 18 in unhealthy, dangerous or night work', () => {
    expect(colunasDe(conferir({ nascimento: '2007-03-02', dataAdmissao: '2023-03-01' }))).toEqual([
      'nascimento',
    ])
    expect(conferir({ nascimento: '2007-03-01', dataAdmissao: '2023-03-01' })).toEqual([])
    const risco = { posto: { ...posto, risco: true } }
    expect(colunasDe(conferir({ nascimento: '2005-03-02', dataAdmissao: '2023-03-01' }, risco))).toEqual([
      'nascimento',
    ])
  })

  it('CLT art. 428: an apprentice from 14 to 23, without limit for a person with a disability', () => {
    const aprendiz = { categoria: '103', dataAdmissao: '2023-03-01', ...semExperiencia } as const
    expect(conferir({ ...aprendiz, nascimento: '2008-03-01' })).toEqual([])
    expect(colunasDe(conferir({ ...aprendiz, nascimento: '1999-03-01' }))).toEqual(['nascimento'])
    expect(conferir({ ...aprendiz, nascimento: '1999-03-01', deficiencia: 'visual' })).toEqual([])
  })

  it('CLT art. 428 § 3º: the term of an apprentice, of nobody else, within two years', () => {
    const jovem = {
      categoria: '103',
      dataAdmissao: '2023-03-01',
      nascimento: '2008-03-01',
      ...semExperiencia,
    } as const
    expect(conferir({ ...jovem, fimAprendizagem: '2025-02-28' })).toEqual([])
    expect(colunasDe(conferir({ ...jovem, fimAprendizagem: '2025-03-01' }))).toEqual(['fimAprendizagem'])
    expect(colunasDe(conferir({ fimAprendizagem: '2027-01-01' }))).toEqual(['fimAprendizagem'])
    expect(colunasDe(conferir({ ...jovem, experienciaDias: 45 }))).toEqual(['experienciaDias'])
  })

  it('CLT art. 445: the trial ends within 90 days', () => {
    expect(conferir({ experienciaDias: 45, experienciaProrrogacaoDias: 45 })).toEqual([])
    expect(colunasDe(conferir({ experienciaDias: 45, experienciaProrrogacaoDias: 46 }))).toEqual([
      'experienciaProrrogacaoDias',
    ])
    expect(colunasDe(conferir({ experienciaDias: 0, experienciaProrrogacaoDias: 30 }))).toEqual([
      'experienciaDias',
    ])
  })

  it('never overlaps another bond of the same person, and takes nobody else’s matrícula', () => {
    const antes = { dataAdmissao: '2020-01-01', dataDesligamento: '2023-02-28', onde: 'matrícula 001001' }
    expect(conferir({}, { vinculos: [antes] })).toEqual([])
    expect(conferir({}, { vinculos: [{ ...antes, dataDesligamento: '2023-03-01' }] })).toEqual([
      [
        'cpf',
        'Esta pessoa já tem outro vínculo no mesmo período (matrícula 001001, desde 01/01/2020). Confira as datas de admissão e desligamento.',
      ],
    ])
    expect(colunasDe(conferir({}, { vinculos: [{ ...antes, dataDesligamento: null }] }))).toEqual(['cpf'])
    expect(colunasDe(conferir({}, { emAdmissao: '2026-00012' }))).toEqual(['cpf'])
    expect(conferir({ matricula: '77' }, { donoDaMatricula: 'Ana Souza' })).toEqual([
      ['matricula', 'A matrícula já é de Ana Souza; matrículas não se repetem. Corrija ou deixe em branco.'],
    ])
  })
})
