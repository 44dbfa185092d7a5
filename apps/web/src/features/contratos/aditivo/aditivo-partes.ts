import type { AditivoNovo, MudancaDePosto } from '@rh/domain/contratos/aditivo'
import { tiposAditivo, type TipoAditivo } from '@rh/domain/contratos/tabelas'

/** What the form of an amendment asks, by its kind. */
export type ParteDoAditivo =
  | 'fim'
  | 'postos'
  | 'quantidade'
  | 'pagamento'
  | 'adicional'
  | 'reajuste'
  | 'novos'

const partes: Readonly<Record<TipoAditivo, readonly ParteDoAditivo[]>> = {
  prorrogacao: ['fim'],
  acrescimo: ['postos', 'quantidade', 'novos'],
  supressao: ['postos', 'quantidade'],
  reajuste: ['postos', 'pagamento', 'reajuste'],
  outro: ['fim', 'postos', 'quantidade', 'pagamento', 'adicional', 'novos'],
}

export const isTipo = (tipo: unknown): tipo is TipoAditivo => typeof tipo === 'string' && tipo in tiposAditivo

export const mostra = (tipo: TipoAditivo, parte: ParteDoAditivo): boolean => partes[tipo].includes(parte)

/** Without what was filled in for another kind and is no longer on the screen. */
export function soDoTipo(dados: AditivoNovo): AditivoNovo {
  const { fim, ...resto } = dados
  const tem = (parte: ParteDoAditivo): boolean => mostra(dados.tipo, parte)
  return {
    ...resto,
    ...(tem('fim') && fim !== undefined ? { fim } : {}),
    postos: tem('postos') ? dados.postos.map((mudanca) => soMostrado(dados.tipo, mudanca)) : [],
    novosLocais: tem('novos') ? dados.novosLocais : [],
    novosPostos: tem('novos') ? dados.novosPostos : [],
  }
}

/** The change of a post with what is on the screen of it. */
function soMostrado(tipo: TipoAditivo, mudanca: MudancaDePosto): MudancaDePosto {
  const { postoId, quantidade, salarioPrevistoCentavos, precoCentavos, adicional, laudo } = mudanca
  return {
    postoId,
    ...(mostra(tipo, 'quantidade') && { quantidade }),
    ...(mostra(tipo, 'pagamento') && { salarioPrevistoCentavos, precoCentavos }),
    ...(mostra(tipo, 'adicional') && { adicional, laudo }),
  }
}

/** An amount raised by a percentage, in whole centavos. */
export const reajustar = (centavos: number, porcento: number): number =>
  Math.round(centavos * (1 + porcento / 100))

/** `5,5` or `5.5` as a number; null when it is none, or none that a contract would have. */
export function readPorcento(texto: string): number | null {
  const numero = Number(texto.trim().replace('%', '').replace(',', '.'))
  return texto.trim() !== '' && Number.isFinite(numero) && numero > 0 && numero <= 100 ? numero : null
}
