import { estadosDoAnexo } from '@rh/domain/processo/anexos'
import type { Grupo } from '@rh/domain/setores/grupos'
import { gruposEmTexto } from '../aguardando.ts'
import type { ItemAnexo } from './anexos.ts'

type Sigilo = Pick<ItemAnexo, 'sensivel' | 'estado'>

/** Notice for those who may send a sensitive document and not see it: who does; null for everybody else. */
export function avisoDoSigilo(
  { sensivel, estado }: Sigilo,
  grupos: readonly Grupo[],
  quemVe: readonly Grupo[],
): string | null {
  if (!sensivel || grupos.some((grupo) => quemVe.includes(grupo))) return null
  const so = `Só ${gruposEmTexto(quemVe)} veem`
  if (estado === 'pendente') return `${so} o arquivo que você enviar.`
  const oQue = {
    enviado: 'este arquivo.',
    aprovado: 'este arquivo.',
    reprovado: 'este arquivo e o motivo: fale com eles antes de enviar outro.',
    dispensado: 'a justificativa.',
  }[estado]
  return `${estadosDoAnexo[estado].label}. ${so} ${oQue}`
}
