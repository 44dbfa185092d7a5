import type { MarcasDaRecusa } from '@rh/domain/processo/provas'
import { useRef, useState } from 'react'
import { useSubmit } from '../../../../lib/api/use-submit.ts'
import { useTela } from '../../tela.ts'
import { useAnexos, type Checklist } from '../anexos.ts'
import { useAdiantar } from './adiantar.ts'
import {
  acharAberta,
  entradasNaOrdem,
  lugarNoGrupo,
  proximaADecidir,
  ultimaDesfazivel,
  type Aberta,
  type Entrada,
} from './entradas.ts'
import { useMarcas } from './use-marcas.ts'
import { useTentar } from './use-tentar.ts'

const abertaDe = ({ item, arquivo }: Entrada): Aberta => ({
  tipoId: item.tipoId,
  arquivoId: arquivo?.id ?? null,
})

/**
 * Leads to what is open now. The page stays where it is for whoever decides by hand; the keys act from anywhere on it,
 * and what they led to is then brought into sight.
 */
function irAoTitulo(titulo: HTMLElement | null): void {
  titulo?.focus({ preventScroll: true })
  if (titulo?.matches(':focus-visible')) titulo.scrollIntoView?.({ block: 'nearest' })
}

/** Review of the documents of a process: what is open, what is marked, and the decisions. */
export function useConferencia(id: number, checklist: Checklist) {
  const { tipo } = useTela()
  const { chamadas } = useAnexos(id)
  // Chosen once: a decision of somebody else does not take the open document away.
  const [aberta, setAberta] = useState(() => primeira(checklist))
  const { falha, setFalha, tentar } = useTentar(id)
  const area = useRef<HTMLElement>(null)
  const titulo = useRef<HTMLHeadingElement>(null)
  const entradas = entradasNaOrdem(checklist.itens)
  const i = acharAberta(entradas, aberta)
  const atual = entradas[i]
  const arquivo = atual?.arquivo ?? null
  const marcado = useMarcas(arquivo, () => setFalha(null))
  const abrir = (indice: number): void => {
    const nova = entradas[indice]
    if (!nova) return
    setAberta(abertaDe(nova))
    setFalha(null)
    irAoTitulo(titulo.current)
  }
  const avaliar = useSubmit(chamadas.avaliarAnexo)
  const desfazer = useSubmit(chamadas.desfazerAnexo)
  const ocupado = avaliar.isPending || desfazer.isPending
  const avancar = (nova: Checklist, tipoId: number, arquivoId: number): void => {
    const novas = entradasNaOrdem(nova.itens)
    const daqui = acharAberta(novas, { tipoId, arquivoId })
    const proxima = novas[proximaADecidir(novas, daqui)]
    setAberta(proxima ? abertaDe(proxima) : { tipoId, arquivoId })
    irAoTitulo(titulo.current)
  }
  const decidir = (decisao: 'aprovado' | 'reprovado'): void => {
    if (!atual || !arquivo || ocupado) return
    const { id: anexoId, versao } = arquivo
    const body = corpoDe({ id: anexoId, versao }, decisao, marcado.marcas)
    const { tipoId } = atual.item
    void tentar(
      () => avaliar.mutateAsync({ body }),
      (nova) => avancar(nova, tipoId, anexoId),
    )
  }
  const ultima = ultimaDesfazivel(checklist.itens)
  const voltar = (): void => {
    const alvo = ultima?.arquivo
    if (!ultima || !alvo || ocupado) return
    const { tipoId } = ultima.item
    void tentar(
      () => desfazer.mutateAsync({ body: { id: alvo.id, versao: alvo.versao } }),
      () => {
        setAberta({ tipoId, arquivoId: alvo.id })
        irAoTitulo(titulo.current)
      },
    )
  }
  useAdiantar(tipo, arquivo?.id, entradas[proximaADecidir(entradas, i)]?.arquivo ?? null)
  return {
    entradas,
    i,
    lugar: atual ? lugarNoGrupo(checklist.itens, atual) : { i: 0, de: 0 },
    atual,
    arquivo,
    abrir,
    titulo,
    /** The review itself: its arrows and Space act only while the focus is in it. */
    area,
    ...marcado,
    falha,
    falhar: (mensagem: string) => setFalha({ mensagem }),
    ocupado,
    decidir,
    ultima,
    voltar,
  }
}
export type Conferencia = ReturnType<typeof useConferencia>

const corpoDe = (
  alvo: { readonly id: number; readonly versao: number },
  decisao: 'aprovado' | 'reprovado',
  { campos, arquivo, recado }: MarcasDaRecusa,
) =>
  decisao === 'aprovado'
    ? { ...alvo, decisao }
    : { ...alvo, decisao, campos: [...campos], arquivo: [...arquivo], ...(recado && { motivo: recado }) }

function primeira({ itens }: Checklist): Aberta | null {
  const entradas = entradasNaOrdem(itens)
  const entrada = entradas[acharAberta(entradas, null)]
  return entrada ? abertaDe(entrada) : null
}
