import { describe, expect, it } from 'vitest'
import { grupos, type Grupo } from '../../setores/grupos.ts'
import { impedimento } from '../../processo/vez.ts'
import { formularioPromocao } from './formulario.ts'
import { promocao } from './promocao.ts'
import { regrasDaPromocao, type FatosDaPromocao } from './rules.ts'
import { camposVisiveisDaPromocao, veColegas } from './visibilidade.ts'

const dados = {
  tipo: 'promocao',
  cargoId: 7,
  salarioCentavos: 210_000,
  vigencia: '2026-12-01',
  motivo: 'Assumiu a liderança da equipe.',
}
const vinculo: FatosDaPromocao['vinculo'] = {
  admissao: '2024-01-02',
  desligamento: null,
  demissao: null,
  fimExperiencia: null,
  contratoId: 3,
  salarioCentavos: 185_000,
  cargoId: 5,
  nascimento: '1990-05-02',
  gestanteOuLactante: false,
  naFuncaoDesde: '2024-01-02',
  ultimaAlteracao: '2026-01-01',
  ultimaPromocao: null,
}
const fatos: FatosDaPromocao = {
  hoje: '2026-11-10',
  limites: { antecedenciaDias: 0, retroativoDias: 30, corteDia: 31 },
  intervaloMeses: 6,
  vinculo,
  cargo: { cbo: '514320', pisoCentavos: 200_000 },
  posto: {
    contratoId: 3,
    novo: false,
    vagasLivres: 0,
    salarioPrevistoCentavos: 220_000,
    insalubridade: 20,
    periculosidade: true,
    noturna: true,
  },
  mudaRisco: false,
  dataExame: null,
  colegas: [],
  cartaAssinada: false,
}
type Mudanca = Partial<Omit<FatosDaPromocao, 'vinculo'>> & { vinculo?: Partial<FatosDaPromocao['vinculo']> }
type Check = keyof typeof regrasDaPromocao
const achados = (check: Check, mudanca: Mudanca = {}, digitado: object = {}) =>
  regrasDaPromocao[check]({
    leitura: formularioPromocao.ler({ ...dados, ...digitado }),
    fatos: { ...fatos, ...mudanca, vinculo: { ...vinculo, ...mudanca.vinculo } },
  })
const codigos = (...args: Parameters<typeof achados>) => achados(...args).map(({ codigo }) => codigo)

// prova: entidade.promocao
describe('checks of a promotion', () => {
  it('find nothing that stops a lawful one, but the signed letter at its end', () => {
    const todos = (Object.keys(regrasDaPromocao) as Check[]).filter((check) => codigos(check).length > 0)
    expect(todos).toEqual(['carta_assinada'])
    expect(codigos('carta_assinada', { cartaAssinada: true })).toEqual([])
  })

  it('ask for every field that is missing, each in its place', () => {
    expect(achados('campos', {}, { motivo: '', cargoId: null })).toMatchObject([
      { codigo: 'campo', campo: 'cargoId' },
      { codigo: 'campo', campo: 'motivo' },
    ])
  })

  it.each<[string, Check, Mudanca, object, string[]]>([
    [
      'CF art. 7º VI: less pay',
      'legislacao',
      {},
      { salarioCentavos: 184_999 },
      ['REDUCAO_SALARIAL', 'PISO_CCT'],
    ],
    [
      'CLT art. 468 § 1º: reversion, only as reenquadramento',
      'legislacao',
      { cargo: { cbo: '514320', pisoCentavos: null } },
      { salarioCentavos: 180_000, tipo: 'reenquadramento', reversao: true },
      ['REVERSAO_DE_CONFIANCA'],
    ],
    [
      'a reversion that is called a promotion',
      'legislacao',
      { cargo: { cbo: '514320', pisoCentavos: null } },
      { salarioCentavos: 180_000, reversao: true },
      ['REDUCAO_SALARIAL'],
    ],
    ['below the floor of the new cargo', 'legislacao', {}, { salarioCentavos: 199_999 }, ['PISO_CCT']],
    ['a cargo without CBO', 'legislacao', { cargo: { cbo: null, pisoCentavos: null } }, {}, ['CBO_INVALIDO']],
    [
      'not after the last change',
      'legislacao',
      { vinculo: { ultimaAlteracao: '2026-12-01' } },
      {},
      ['ALTERACAO_ANTERIOR'],
    ],
    ['the same pay', 'legislacao', { vinculo: { salarioCentavos: 210_000 } }, {}, ['sem_aumento']],
    ['who has left by then', 'vinculo', { vinculo: { desligamento: '2026-11-30' } }, {}, ['desligado']],
    ['on the last day', 'vinculo', { vinculo: { desligamento: '2026-12-01' } }, {}, []],
    [
      'a dismissal under way',
      'vinculo',
      { vinculo: { demissao: '2026-00003' } },
      {},
      ['demissao_em_andamento'],
    ],
    [
      'CLT art. 405: a minor goes to no unhealthy, dangerous or night post',
      'protecao',
      { vinculo: { nascimento: '2010-01-01' }, posto: { ...fatos.posto, novo: true, vagasLivres: 1 } },
      { postoId: 9 },
      ['INSALUBRE_PROTEGIDO', 'PERIGOSO_PROTEGIDO', 'NOTURNO_PROTEGIDO'],
    ],
    [
      'CLT art. 394-A: who is pregnant goes to no unhealthy post',
      'protecao',
      { vinculo: { gestanteOuLactante: true }, posto: { ...fatos.posto, novo: true, vagasLivres: 1 } },
      { postoId: 9 },
      ['INSALUBRE_PROTEGIDO'],
    ],
    ['a minor who stays at the post', 'protecao', { vinculo: { nascimento: '2010-01-01' } }, {}, []],
    ['a full post', 'vaga', { posto: { ...fatos.posto, novo: true } }, { postoId: 9 }, ['sem_vaga']],
    [
      'a post of another contract',
      'vaga',
      { posto: { ...fatos.posto, novo: true, contratoId: 4, vagasLivres: 2 } },
      { postoId: 9 },
      ['outro_contrato'],
    ],
    [
      'CLT art. 445: the trial',
      'experiencia',
      { vinculo: { fimExperiencia: '2026-12-15' } },
      {},
      ['experiencia_em_curso'],
    ],
    ['more than the post is planned with', 'preco', {}, { salarioCentavos: 220_001 }, ['acima_do_previsto']],
    [
      'five months after the last one',
      'intervalo',
      { vinculo: { ultimaPromocao: '2026-06-02' } },
      {},
      ['intervalo'],
    ],
    ['six months after the last one', 'intervalo', { vinculo: { ultimaPromocao: '2026-06-01' } }, {}, []],
    ['a date too far back', 'prazo', {}, { vigencia: '2026-10-10' }, ['retroativa_demais']],
    ['NR-7: a new risk without exam', 'exame', { mudaRisco: true }, {}, ['ASO_DE_MUDANCA', 'S2240_NOVO']],
    [
      'CLT art. 461: a colleague who earns more, not named to who may not know',
      'equiparacao',
      { colegas: [{ ...vinculo, naFuncaoDesde: '2026-01-02', salarioCentavos: 230_000, nome: '' }] },
      {},
      ['EQUIPARACAO'],
    ],
  ])('%s', (_, check, mudanca, digitado, esperados) => {
    expect(codigos(check, mudanca, digitado)).toEqual(esperados)
  })
})

describe('the declaration of promoção', () => {
  const situacao = {
    status: 'em_analise',
    pareceres: { departamento_pessoal: 'aprovado', exame: 'dispensado' },
  } as const
  const pode = (id: number, grupo: Grupo, mais: object = {}) =>
    impedimento(promocao, 'aprovar', { ...situacao, solicitanteId: 1, ...mais }, { id, grupos: [grupo] })

  it('is approved by another person than who asked or gave a parecer', () => {
    expect(pode(2, 'Coordenador')).toBeNull()
    expect(pode(1, 'Coordenador')).toBe('autoaprovacao')
    expect(pode(2, 'Administrador', { autores: { departamento_pessoal: 2 } })).toBe('mesma_pessoa')
    expect(pode(2, 'Sesmt')).toBe('sem_permissao')
  })

  it('is undone by Gerente Rh alone, also after its end', () => {
    const quem = grupos.filter(
      (grupo) =>
        impedimento(
          promocao,
          'desfazer',
          { status: 'finalizada', pareceres: {}, solicitanteId: 1 },
          { id: 2, grupos: [grupo] },
        ) === null,
    )
    expect(quem).toEqual(['Gerente Rh'])
  })
})

describe('who sees what of a promotion', () => {
  it('keeps pay from the sectors that follow it, and names of colleagues to Rh', () => {
    const veSalario = grupos.filter((grupo) => camposVisiveisDaPromocao([grupo]).has('salarioCentavos'))
    expect(veSalario).not.toContain('Sesmt')
    expect(veSalario).not.toContain('Vagas')
    expect(veSalario).not.toContain('Assistente Gestor')
    expect(veSalario).toContain('Gestor')
    expect(grupos.filter((grupo) => veColegas([grupo]))).not.toContain('Gestor')
  })
})
