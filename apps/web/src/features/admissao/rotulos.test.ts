import { describe, expect, it } from 'vitest'
import { dadosDoParecer, rotulosDe } from './rotulos.ts'

const { etapa, campo, valor } = rotulosDe({ id: 7, cargo: 'Servente', local: 'Fórum' })

describe('rotulosDe', () => {
  it('names steps and fields', () => {
    expect(etapa('pessoais')).toBe('Dados pessoais')
    expect(campo('vaga', 'salarioCentavos')).toBe('Salário')
    expect(campo('outra', 'coisa')).toBe('coisa')
  })

  it.each([
    ['vaga', 'salarioCentavos', 187_050, 'R$\u00a01.870,50'],
    ['vaga', 'dataPrevista', '2026-12-01', '01/12/2026'],
    ['vaga', 'motivo', 'reposicao', 'Reposição'],
    ['vaga', 'experienciaDias', 45, '45 dias'],
    ['vaga', 'experienciaDias', 1, '1 dia'],
    ['vaga', 'postoId', 7, 'Servente · Fórum'],
    ['vaga', 'postoId', 9, 'Posto nº 9'],
    ['pessoais', 'sexo', 'F', 'Feminino'],
    ['pessoais', 'grauInstrucao', '07', 'Ensino médio completo'],
    ['pessoais', 'cpf', '52998224725', '529.982.247-25'],
    ['pessoais', 'telefone', '11987654321', '(11) 98765-4321'],
    ['pessoais', 'telefone', '1132654321', '(11) 3265-4321'],
    ['documentos', 'tituloEleitor', '106644440302', '1066 4444 0302'],
    ['endereco', 'cep', '01310100', '01310-100'],
    ['endereco', 'bairro', 'Centro', 'Centro'],
  ])('reads %s.%s %s as %s', (e, c, v, texto) => {
    expect(valor(e, c, v)).toBe(texto)
  })

  it('shows what is half typed as it was typed, and nothing for nothing', () => {
    expect(valor('pessoais', 'cpf', '52998')).toBe('52998')
    expect(valor('pessoais', 'nascimento', '12/0')).toBe('12/0')
    expect(valor('pessoais', 'sexo', 'X')).toBe('X')
    expect(valor('pessoais', 'nome', null)).toBe('')
  })
})

describe('dadosDoParecer', () => {
  it('reads the fields of the exam', () => {
    expect(dadosDoParecer({ dataExame: '2026-11-20', resultado: 'apto', crm: '123' })).toEqual([
      { label: 'Data do exame', value: '20/11/2026' },
      { label: 'CRM', value: '123' },
      { label: 'Resultado', value: 'Apto' },
    ])
    expect(dadosDoParecer({ conferidos: true })).toEqual([
      { label: 'Conferidos com os originais', value: 'Sim' },
    ])
  })
})
