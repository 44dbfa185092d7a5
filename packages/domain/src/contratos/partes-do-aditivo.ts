import type { AditivoNovo, MudancaDePosto } from './aditivo.ts'
import type { Falta } from './conferencia.ts'
import type { TipoAditivo } from './tabelas.ts'

/** What amendments change, each with how it is said of a kind that does not. */
const partes = {
  fim: 'muda o fim do contrato',
  postos: 'muda postos',
  quantidade: 'muda a quantidade de vagas',
  pagamento: 'muda salário nem preço',
  adicional: 'muda o adicional',
  novos: 'abre locais nem postos',
} as const
export type ParteDoAditivo = keyof typeof partes

/** The monthly value is no part: any kind may change it. */
const tipos: Readonly<
  Record<TipoAditivo, { readonly nome: string; readonly partes: readonly ParteDoAditivo[] }>
> = {
  prorrogacao: { nome: 'Uma prorrogação', partes: ['fim'] },
  acrescimo: { nome: 'Um acréscimo', partes: ['postos', 'quantidade', 'novos'] },
  supressao: { nome: 'Uma supressão', partes: ['postos', 'quantidade'] },
  reajuste: { nome: 'Um reajuste', partes: ['postos', 'pagamento'] },
  outro: {
    nome: 'Uma alteração',
    partes: ['fim', 'postos', 'quantidade', 'pagamento', 'adicional', 'novos'],
  },
}

const doContrato = {
  fim: 'fim',
  postos: 'postos',
  novosLocais: 'novos',
  novosPostos: 'novos',
} as const satisfies Partial<Record<keyof AditivoNovo, ParteDoAditivo>>

const doPosto = {
  quantidade: 'quantidade',
  salarioPrevistoCentavos: 'pagamento',
  precoCentavos: 'pagamento',
  adicional: 'adicional',
  laudo: 'adicional',
} as const satisfies Record<Exclude<keyof MudancaDePosto, 'postoId'>, ParteDoAditivo>

export const mudaNoTipo = (tipo: TipoAditivo, parte: ParteDoAditivo): boolean =>
  tipos[tipo].partes.includes(parte)

/** Without what was filled in for another kind. */
export function soDoTipo(aditivo: AditivoNovo): AditivoNovo {
  const { fim, postos, novosLocais, novosPostos, ...resto } = aditivo
  const tem = (parte: ParteDoAditivo): boolean => mudaNoTipo(aditivo.tipo, parte)
  return {
    ...resto,
    ...(tem('fim') && fim !== undefined ? { fim } : {}),
    postos: tem('postos') ? postos.map((mudanca) => postoDoTipo(aditivo.tipo, mudanca)) : [],
    novosLocais: tem('novos') ? novosLocais : [],
    novosPostos: tem('novos') ? novosPostos : [],
  }
}

const postoDoTipo = (tipo: TipoAditivo, mudanca: MudancaDePosto): MudancaDePosto => ({
  ...mudanca,
  ...Object.fromEntries(
    Object.entries(doPosto)
      .filter(([, parte]) => !mudaNoTipo(tipo, parte))
      .map(([campo]) => [campo, undefined]),
  ),
})

/** What an amendment changes that its kind does not: its history and its lists are read by the kind. */
export function foraDoTipo(aditivo: AditivoNovo): Falta[] {
  const { tipo, postos } = aditivo
  const faltas = foraDe(tipo, { ...aditivo }, doContrato, [])
  return mudaNoTipo(tipo, 'postos')
    ? [...faltas, ...postos.flatMap((mudanca, i) => foraDe(tipo, { ...mudanca }, doPosto, ['postos', i]))]
    : faltas
}

function foraDe(
  tipo: TipoAditivo,
  dados: Readonly<Record<string, unknown>>,
  campos: Readonly<Record<string, ParteDoAditivo>>,
  path: Falta['path'],
): Falta[] {
  return Object.entries(campos)
    .filter(([campo, parte]) => !mudaNoTipo(tipo, parte) && preenchido(dados[campo]))
    .map(([campo, parte]) => ({
      path: [...path, campo],
      mensagem: `${tipos[tipo].nome} não ${partes[parte]}: registre como outra alteração`,
    }))
}

const preenchido = (valor: unknown): boolean =>
  Array.isArray(valor) ? valor.length > 0 : valor !== undefined && valor !== null

/** What is wrong with the new number of slots of a post, if anything: a kind says in which way it goes. */
export function contraOTipo(tipo: TipoAditivo, antes: number, depois: number): string | null {
  if (tipo === 'acrescimo' && depois < antes)
    return `Um acréscimo não tira vagas: este posto tem ${antes}. Para tirar, use Supressão`
  if (tipo === 'supressao' && depois > antes)
    return `Uma supressão não abre vagas: este posto tem ${antes}. Para abrir, use Acréscimo`
  return null
}
