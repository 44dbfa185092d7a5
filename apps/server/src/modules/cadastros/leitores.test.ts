import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Limite } from '@rh/domain/cadastros/limites'
import type { Parametro } from '@rh/domain/cadastros/parametros'

// Whatever the pages of limits and parameters show is read somewhere: a new one does not compile without its reader here.

/** The file, the function in it, and the call by which it reads. */
type Leitor = readonly [arquivo: string, funcao: string, leitura: string]

const daData = (arquivo: string, funcao: string, tipo: string): Leitor => [
  arquivo,
  funcao,
  `limitesDeDataEm(db, ${tipo}, hoje)`,
]
const daAdmissao = daData('admissao/fatos.ts', 'gatherContexto', "'admissao'")
const daDemissao = daData('demissao/fatos.ts', 'findEntorno', "'demissao'")
const daPromocao = daData('promocao/fatos.ts', 'gatherContexto', 'promocao.name')
const doRemanejamento = daData('remanejamento/fatos-de-um.ts', 'gatherDeUm', 'remanejamento.name')

const limites: Readonly<Record<Limite, Leitor>> = {
  'admissao.antecedencia': daAdmissao,
  'admissao.retroativo': daAdmissao,
  'admissao.rascunhos': ['admissao/rascunhos.ts', 'requireLugar', "limiteEm(tx, 'admissao.rascunhos'"],
  'demissao.antecedencia': daDemissao,
  'demissao.retroativo': daDemissao,
  'demissao.corte': daDemissao,
  'demissao.aviso': ['demissao/fatos.ts', 'findEntorno', "limiteEm(db, 'demissao.aviso'"],
  'remanejamento.antecedencia': doRemanejamento,
  'remanejamento.retroativo': doRemanejamento,
  'remanejamento.temporario': [
    'remanejamento/fatos-de-um.ts',
    'gatherDeUm',
    "limiteEm(db, 'remanejamento.temporario'",
  ],
  'promocao.antecedencia': daPromocao,
  'promocao.retroativo': daPromocao,
  'promocao.corte': daPromocao,
  'promocao.intervalo': ['promocao/fatos.ts', 'gatherContexto', "limiteEm(db, 'promocao.intervalo'"],
  'promocao.aviso_de_escala': [
    'promocao/postos/iniciar.ts',
    'findFatos',
    "limiteEm(db, 'promocao.aviso_de_escala'",
  ],
  'ferias.antecedencia': ['ferias/fatos.ts', 'gatherContexto', "limiteEm(db, 'ferias.antecedencia'"],
  'ferias.ausencias': ['ferias/fatos.ts', 'gatherContexto', "limiteEm(db, 'ferias.ausencias'"],
  'afastamento.retroativo': ['afastamento/fatos.ts', 'limitesEm', "limiteEm(db, 'afastamento.retroativo'"],
  'afastamento.futuro': ['afastamento/fatos.ts', 'limitesEm', "limiteEm(db, 'afastamento.futuro'"],
  'custo.encargos': ['promocao/fatos.ts', 'gatherContexto', "limiteEm(db, 'custo.encargos'"],
  'conversa.retencao': ['conversas/reter.ts', 'guardadasDesde', "limiteEm(db, 'conversa.retencao'"],
  'mensagem.retencao': ['mensagens/reter.ts', 'guardadasDesde', "limiteEm(db, 'mensagem.retencao'"],
  'anexo.tamanho': ['processo/anexos/recusas.ts', 'requireLimites', "limiteEm(work.tx, 'anexo.tamanho'"],
  'anexo.quantidade': ['processo/anexos/recusas.ts', 'requireQuantidade', "limiteEm(tx, 'anexo.quantidade'"],
}

const parametros: Readonly<Record<Parametro, Leitor>> = {
  salario_minimo: ['cadastros/parametros.ts', 'findSalariosMinimos', "'salario_minimo'"],
  licenca_paternidade_dias: [
    'afastamento/fatos.ts',
    'findPaternidade',
    "serieDoParametro(db, 'licenca_paternidade_dias')",
  ],
  jornada_dia_horas: ['cadastros/escala.ts', 'conferirEscala', "serieDoParametro(db, 'jornada_dia_horas')"],
  jornada_semana_horas: [
    'cadastros/escala.ts',
    'conferirEscala',
    "serieDoParametro(db, 'jornada_semana_horas')",
  ],
  encargo_inss_patronal: ['passivo/aliquotas.ts', 'findAliquotas', "parametroEm(db, 'encargo_inss_patronal'"],
  encargo_rat: ['passivo/aliquotas.ts', 'findAliquotas', "parametroEm(db, 'encargo_rat'"],
  encargo_terceiros: ['passivo/aliquotas.ts', 'findAliquotas', "parametroEm(db, 'encargo_terceiros'"],
  encargo_fgts: ['passivo/aliquotas.ts', 'findAliquotas', "parametroEm(db, 'encargo_fgts'"],
}

/** Name of the last function declared above a place. */
function funcaoEm(texto: string, leitura: string): string | undefined {
  const antes = texto.slice(0, texto.indexOf(leitura))
  return [...antes.matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/gm)].at(-1)?.[1]
}

describe.each(Object.entries({ ...limites, ...parametros }))('%s', (_, [arquivo, funcao, leitura]) => {
  it(`is read by ${funcao} of ${arquivo}`, () => {
    const texto = readFileSync(join(import.meta.dirname, '..', arquivo), 'utf8')
    expect(texto, leitura).toContain(leitura)
    expect(funcaoEm(texto, leitura)).toBe(funcao)
  })
})
