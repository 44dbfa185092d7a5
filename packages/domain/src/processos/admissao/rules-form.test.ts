import { describe, expect, it } from 'vitest'
import type { ItemDoChecklist } from '../../processo/anexos.ts'
import { readRascunho, type Rascunho } from './rascunho.ts'
import type { Fatos, PostoFatos } from './rule.ts'
import { regras } from './rules.ts'

const posto: PostoFatos = {
  contratoInicio: '2025-01-01',
  contratoFim: '2027-12-31',
  vagasLivres: 1,
  salarioPrevistoCentavos: 185_000,
  pisoCentavos: null,
  sindicato: 'Sindicato de São Paulo',
  minutosSemana: 44 * 60,
  risco: false,
  insalubridade: 0,
  periculosidade: false,
  kit: [],
}
const fatos: Fatos = {
  hoje: '2026-11-20',
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
  municipios: { endereco: null, nascimento: null },
  documentos: [],
  exame: null,
  uniforme: 'pendente',
  porEntregar: [],
}

/** Findings of one rule as `severidade codigo campo`. */
const achados = (regra: keyof typeof regras, dados: Rascunho, outros: Partial<Fatos> = {}): string[] =>
  regras[regra]({ leitura: readRascunho(dados), fatos: { ...fatos, ...outros } }).map(
    ({ severidade, codigo, campo = '' }) => `${severidade} ${codigo} ${campo}`.trim(),
  )

describe('what the rules find', () => {
  const nomes = (regra: keyof typeof regras, dados: Rascunho, outros: Partial<Fatos> = {}) =>
    regras[regra]({ leitura: readRascunho(dados), fatos: { ...fatos, ...outros } }).map(({ falta }) => falta)

  it('is missing by its name, or wrong', () => {
    const kit = [{ itemId: 3, descricao: 'Botina de segurança' }]
    expect(nomes('tamanhos', {}, { posto: { ...posto, kit } })).toEqual(['Botina de segurança'])
    expect(nomes('transporte', { beneficios: { valeTransporte: true } })).toEqual([
      'Dias com transporte',
      'Linhas do trajeto',
    ])
    expect(nomes('imigrante', { pessoais: { nacionalidade: 'ES' } })).toHaveLength(1)
    expect(nomes('vaga_livre', {}, { posto: { ...posto, vagasLivres: 0 } })).toEqual([undefined])
  })
})

describe('pagamento', () => {
  it('asks for an account, or for one to be opened', () => {
    expect(achados('pagamento', {})).toEqual([
      'bloqueio falta banco',
      'bloqueio falta contaTipo',
      'bloqueio falta agencia',
      'bloqueio falta conta',
    ])
    expect(achados('pagamento', { bancarios: { abrirConta: true } })).toEqual([])
    const conta = { banco: '104', agencia: '1234', conta: '56789', contaTipo: 'CP' }
    expect(achados('pagamento', { bancarios: conta })).toEqual([])
    expect(achados('pagamento', { bancarios: { ...conta, conta: '' } })).toEqual(['bloqueio falta conta'])
  })
})

describe('transporte (Lei 7.418/1985 art. 4º)', () => {
  const vaga = { salarioCentavos: 185_000 }
  const linhas = [{ operadora: 'SPTrans', linha: '875A', tarifaCentavos: 500, viagensDia: 2 }]

  it('asks nothing of who does not want it', () => {
    expect(achados('transporte', { vaga, beneficios: { valeTransporte: false } })).toEqual([])
    expect(achados('transporte', { vaga })).toEqual([])
  })

  it('asks for the days and the lines of who does', () => {
    expect(achados('transporte', { vaga, beneficios: { valeTransporte: true } })).toEqual([
      'bloqueio falta escalaVtId',
      'bloqueio sem_trajeto linhas',
    ])
  })

  it('tells the cost of a month and who pays it: 22 days of R$ 10,00 and 6% of R$ 1.850,00', () => {
    const beneficios = { valeTransporte: true, escalaVtId: 1, linhas }
    const [achado] = regras.transporte({ leitura: readRascunho({ vaga, beneficios }), fatos })
    expect(achado?.mensagem.replaceAll('\u00A0', ' ')).toBe(
      'Vale-transporte: R$ 220,00 por mês, dos quais a pessoa paga R$ 111,00 e a empresa R$ 109,00.',
    )
  })
})

describe('imigrante (eSocial S-2200, trabImig)', () => {
  const de = (pessoais: object) => achados('imigrante', { pessoais: pessoais as Rascunho['pessoais'] })

  it('asks an immigrant for time of residence and condition of entry, which must agree', () => {
    expect(de({ nacionalidade: 'BN' })).toEqual([])
    expect(de({ nacionalidade: 'ES' })).toEqual(['bloqueio falta_tempo_de_residencia tempoResidencia'])
    expect(de({ nacionalidade: 'ES', tempoResidencia: '1' })).toEqual([
      'bloqueio falta_condicao_de_ingresso condicaoIngresso',
    ])
    expect(de({ nacionalidade: 'ES', tempoResidencia: '1', condicaoIngresso: '2' })).toEqual([
      'bloqueio condicao_incompativel condicaoIngresso',
    ])
    expect(de({ nacionalidade: 'ES', tempoResidencia: '1', condicaoIngresso: '1' })).toEqual([])
  })
})

describe('municipios', () => {
  it('asks who was born in Brazil for the town, and only them', () => {
    expect(achados('municipios', { pessoais: { paisNascimento: '105' } })).toEqual([
      'bloqueio falta ufNascimento',
      'bloqueio falta municipioNascimento',
    ])
    expect(achados('municipios', { pessoais: { paisNascimento: '586' } })).toEqual([])
  })

  it('refuses towns that are not of the state', () => {
    const pessoais = { paisNascimento: '105', ufNascimento: 'SP', municipioNascimento: 'Recife' }
    expect(
      achados('municipios', { pessoais }, { municipios: { endereco: false, nascimento: false } }),
    ).toEqual([
      'bloqueio municipio_desconhecido municipio',
      'bloqueio municipio_desconhecido municipioNascimento',
    ])
  })
})

describe('dependentes', () => {
  const filho = { nome: 'Davi', nascimento: '2020-05-01', parentesco: '03' }
  const com = (...lista: object[]) =>
    achados('dependentes', {
      pessoais: { cpf: '52998224725' },
      dependentes: { lista: lista as NonNullable<Rascunho['dependentes']>['lista'] },
    })

  it('points at the line and the cell', () => {
    expect(com(filho, { ...filho, impostoRenda: true })).toEqual(['bloqueio dependente lista.1.cpf'])
    expect(com({ ...filho, cpf: '52998224725' })).toEqual(['bloqueio dependente lista.0.cpf'])
    expect(com({ ...filho, nascimento: '2011-01-01', salarioFamilia: true })).toEqual([
      'bloqueio dependente lista.0.salarioFamilia',
    ])
    expect(com(filho)).toEqual([])
  })

  it('refuses the same CPF twice and two spouses', () => {
    const repetido = { ...filho, cpf: '11144477735' }
    expect(com(repetido, repetido)).toHaveLength(2)
    expect(com({ ...filho, parentesco: '01' }, { ...filho, parentesco: '02' })).toHaveLength(2)
  })
})

describe('tamanhos', () => {
  const kit = [
    { itemId: 1, descricao: 'Camiseta' },
    { itemId: 2, descricao: 'Calça' },
  ]

  it('asks for a size of every piece of the kit', () => {
    const faltam = (tamanhos: { itemId: number; tamanho: string }[]) =>
      regras
        .tamanhos({
          leitura: readRascunho({ uniforme: { tamanhos } }),
          fatos: { ...fatos, posto: { ...posto, kit } },
        })
        .map(({ mensagem }) => mensagem)
    expect(faltam([])).toEqual(['Escolha o tamanho: Camiseta.', 'Escolha o tamanho: Calça.'])
    expect(faltam([{ itemId: 2, tamanho: '42' }])).toEqual(['Escolha o tamanho: Camiseta.'])
    expect(achados('tamanhos', {})).toEqual([])
  })
})

describe('documents', () => {
  const item = (descricao: string, estado: ItemDoChecklist['estado'], exigido = true): ItemDoChecklist => ({
    tipoId: 1,
    codigo: 'X',
    momento: 'aprovacao',
    descricao,
    fundamento: null,
    sensivel: false,
    exigido,
    estado,
  })

  it('are told of when the form is sent, and block the approval', () => {
    const documentos = [item('RG', 'pendente'), item('CPF', 'reprovado'), item('Foto', 'pendente', false)]
    expect(achados('anexos', {}, { documentos })).toEqual([
      'alerta anexos_recusados',
      'alerta anexos_faltando',
    ])
    expect(achados('documentos_aprovados', {}, { documentos })).toEqual(['bloqueio documentos_pendentes'])
  })

  it('that are signed at the start block the end, not the approval', () => {
    const documentos = [{ ...item('Contrato', 'pendente'), momento: 'finalizacao' as const }]
    expect(achados('documentos_aprovados', {}, { documentos })).toEqual([])
    expect(achados('anexos', {}, { documentos })).toEqual([])
    expect(achados('documentos_assinados', {}, { documentos })).toEqual(['bloqueio documentos_pendentes'])
  })

  it('are settled when approved or waived; what was only sent still waits', () => {
    const documentos = [item('RG', 'aprovado'), item('CPF', 'dispensado')]
    expect(achados('anexos', {}, { documentos })).toEqual([])
    expect(achados('documentos_aprovados', {}, { documentos })).toEqual([])
    expect(achados('documentos_aprovados', {}, { documentos: [item('RG', 'enviado')] })).toEqual([
      'bloqueio documentos_pendentes',
    ])
  })
})

describe('reposicao', () => {
  it('asks who left', () => {
    expect(achados('reposicao', { vaga: { motivo: 'reposicao' } })).toEqual([
      'alerta reposicao_de_quem reposicaoDeId',
    ])
    expect(achados('reposicao', { vaga: { motivo: 'reposicao', reposicaoDeId: 4 } })).toEqual([])
    expect(achados('reposicao', { vaga: { motivo: 'aumento' } })).toEqual([])
  })
})
