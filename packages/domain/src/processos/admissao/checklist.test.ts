import { describe, expect, it } from 'vitest'
import { condicoesDeDocumento } from '../../cadastros/documento.ts'
import type { Condicao, TipoDeDocumento } from '../../processo/anexos.ts'
import { checklistDe, type Perfil } from './checklist.ts'
import { readRascunho, type Rascunho } from './rascunho.ts'

const tipo = (mais: Partial<TipoDeDocumento> = {}): TipoDeDocumento => ({
  id: 1,
  codigo: 'RG',
  descricao: 'Identidade',
  obrigatoriedade: 'obrigatorio',
  condicao: null,
  momento: 'aprovacao',
  fundamento: null,
  sensivel: false,
  ...mais,
})
const perfil = (dados: Rascunho = {}, mais: Partial<Perfil> = {}): Perfil => ({
  dados: readRascunho(dados).parciais,
  dia: '2026-12-01',
  cargoNrs: [],
  escalaTipo: null,
  ...mais,
})
const pendente = () => 'pendente' as const
/** Whether a conditional document is demanded. */
const pede = (condicao: Condicao, de: Perfil): boolean =>
  checklistDe([tipo({ obrigatoriedade: 'condicional', condicao })], de, pendente).some(
    ({ exigido }) => exigido,
  )

describe('the documents asked of a person', () => {
  it('are the obligatory ones first, the optional ones offered', () => {
    const tipos = [
      tipo({ id: 1, obrigatoriedade: 'opcional', descricao: 'Foto' }),
      tipo({ id: 2 }),
      tipo({ id: 3, obrigatoriedade: 'condicional', condicao: 'pcd', descricao: 'Laudo' }),
    ]
    const lista = checklistDe(tipos, perfil(), (id) => (id === 2 ? 'enviado' : 'pendente'))
    expect(lista.map(({ tipoId, exigido, estado }) => [tipoId, exigido, estado])).toEqual([
      [2, true, 'enviado'],
      [1, false, 'pendente'],
    ])
  })

  it('keeps what was sent although it is no longer asked', () => {
    const laudo = tipo({ obrigatoriedade: 'condicional', condicao: 'pcd' })
    expect(checklistDe([laudo], perfil(), () => 'enviado')).toHaveLength(1)
  })

  it.each<[Condicao, Rascunho, boolean]>([
    ['reservista', { pessoais: { sexo: 'M', nascimento: '1990-01-01' } }, true],
    ['reservista', { pessoais: { sexo: 'F', nascimento: '1990-01-01' } }, false],
    ['reservista', { pessoais: { sexo: 'M', nascimento: '1980-11-30' } }, false],
    ['reservista', { pessoais: { sexo: 'M' } }, false],
    ['tem_conta', {}, true],
    ['tem_conta', { bancarios: { abrirConta: false } }, true],
    ['tem_conta', { bancarios: { abrirConta: true } }, false],
    ['menor_de_18', { pessoais: { nascimento: '2008-12-02' } }, true],
    ['menor_de_18', { pessoais: { nascimento: '2008-12-01' } }, false],
    ['maior_de_18', { pessoais: { nascimento: '2008-12-01' } }, true],
    ['casado', { pessoais: { estadoCivil: '2' } }, true],
    ['casado', { pessoais: { estadoCivil: '1' } }, false],
    ['pcd', { pessoais: { deficiencia: 'visual' } }, true],
    ['pcd', { pessoais: { deficiencia: 'nao' } }, false],
    ['imigrante', { pessoais: { nacionalidade: 'ES' } }, true],
    ['imigrante', { pessoais: { nacionalidade: 'NB' } }, false],
    ['dirige', { documentos: { cnh: '12345678901' } }, true],
    ['dirige', {}, false],
    ['vale_transporte', { beneficios: { valeTransporte: true } }, true],
    ['vale_transporte', { beneficios: { valeTransporte: false } }, false],
  ])('%s of %j: %s', (condicao, dados, esperado) => {
    expect(pede(condicao, perfil(dados))).toBe(esperado)
  })

  it('asks for the papers of children by their age, when they give salário-família', () => {
    const filho = (nascimento: string, salarioFamilia = true): Perfil =>
      perfil({
        dependentes: { lista: [{ nome: 'Davi', nascimento, parentesco: '03', salarioFamilia }] },
      })
    expect(pede('filho_ate_6', filho('2019-12-02'))).toBe(true)
    expect(pede('filho_ate_6', filho('2019-12-01'))).toBe(false)
    expect(pede('filho_de_4', filho('2022-12-01'))).toBe(true)
    expect(pede('filho_de_4', filho('2022-12-02'))).toBe(false)
    expect(pede('filho_de_4', filho('2019-01-01', false))).toBe(false)
    expect(pede('dependentes', filho('2019-01-01', false))).toBe(true)
    expect(pede('dependentes', perfil())).toBe(false)
  })

  it('asks by the post: work at heights, electricity, 12x36', () => {
    expect(pede('altura', perfil({}, { cargoNrs: ['NR-35'] }))).toBe(true)
    expect(pede('eletricidade', perfil({}, { cargoNrs: ['NR-10'] }))).toBe(true)
    expect(pede('altura', perfil())).toBe(false)
    expect(pede('doze_por_36', perfil({}, { escalaTipo: '12x36' }))).toBe(true)
    expect(pede('doze_por_36', perfil({}, { escalaTipo: '5x2' }))).toBe(false)
  })

  it('offers, never demands, what only a person can judge', () => {
    for (const condicao of ['funcao', 'profissao', 'compensacao'] as const) {
      const [item] = checklistDe([tipo({ obrigatoriedade: 'condicional', condicao })], perfil(), pendente)
      expect(item?.exigido).toBe(false)
    }
  })

  it('answers every condition of the register', () => {
    for (const condicao of Object.keys(condicoesDeDocumento) as Condicao[])
      expect(() => pede(condicao, perfil())).not.toThrow()
  })
})
