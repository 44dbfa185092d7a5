import {
  contarMotivos,
  isMesmoCampo,
  type MarcasDaRecusa,
  type MotivoDoArquivo,
} from '@rh/domain/processo/provas'
import type { EnderecoDoCampo } from '@rh/domain/processo/formulario'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toApiError } from '../../../../lib/api/api-error.ts'
import { useSubmit } from '../../../../lib/api/use-submit.ts'
import { useTela } from '../../tela.ts'
import { anexosQuery, useAnexos, type Checklist } from '../anexos.ts'
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

export const semMarcas: MarcasDaRecusa = { campos: [], arquivo: [] }

/** Decision of the server's words, or of a key that found nothing to do. */
interface Falha {
  readonly mensagem: string
  /** Repeats what failed; absent where repeating does not help. */
  readonly repetir?: () => void
}

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
  const queries = useQueryClient()
  const { receber, chamadas } = useAnexos(id)
  // Chosen once: a decision of somebody else does not take the open document away.
  const [aberta, setAberta] = useState(() => primeira(checklist))
  const [rascunhos, setRascunhos] = useState<Readonly<Record<number, MarcasDaRecusa>>>({})
  const [vistos, setVistos] = useState<ReadonlySet<number>>(new Set())
  const [ilegiveis, setIlegiveis] = useState<ReadonlySet<number>>(new Set())
  const [falha, setFalha] = useState<Falha | null>(null)
  const area = useRef<HTMLElement>(null)
  const titulo = useRef<HTMLHeadingElement>(null)
  const entradas = entradasNaOrdem(checklist.itens)
  const i = acharAberta(entradas, aberta)
  const atual = entradas[i]
  const arquivo = atual?.arquivo ?? null
  const abrir = (indice: number): void => {
    const nova = entradas[indice]
    if (!nova) return
    setAberta(abertaDe(nova))
    setFalha(null)
    irAoTitulo(titulo.current)
  }
  const marcas: MarcasDaRecusa = (arquivo && (rascunhos[arquivo.id] ?? arquivo.recusa)) ?? semMarcas
  const marcar = (novas: MarcasDaRecusa): void => {
    setFalha(null)
    if (arquivo) setRascunhos((antes) => ({ ...antes, [arquivo.id]: novas }))
  }
  const avaliar = useSubmit(chamadas.avaliarAnexo)
  const desfazer = useSubmit(chamadas.desfazerAnexo)
  const ocupado = avaliar.isPending || desfazer.isPending
  /** Runs a write; a conflict shows how the document is now, any other failure may be repeated. */
  const tentar = async (
    fazer: () => Promise<Checklist>,
    depois: (nova: Checklist) => void,
  ): Promise<void> => {
    setFalha(null)
    try {
      const nova = await fazer()
      receber(nova)
      depois(nova)
    } catch (erro) {
      const { mensagem, acao, codigo } = toApiError(erro)
      const isConflito = codigo === 'versao_antiga'
      if (isConflito) void queries.invalidateQueries({ queryKey: anexosQuery(tipo, id).queryKey })
      setFalha({
        mensagem: isConflito ? mensagem : [mensagem, acao].filter(Boolean).join(' '),
        ...(!isConflito && { repetir: () => void tentar(fazer, depois) }),
      })
    }
  }
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
    const body = corpoDe({ id: anexoId, versao }, decisao, marcas)
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
    marcas,
    motivos: contarMotivos(marcas),
    marcarCampo: (campo: EnderecoDoCampo) =>
      marcar({ ...marcas, campos: alternarCampo(marcas.campos, campo) }),
    marcarArquivo: (motivo: MotivoDoArquivo) =>
      marcar({ ...marcas, arquivo: alternar(marcas.arquivo, motivo) }),
    escrever: (recado: string) => marcar({ ...marcas, recado }),
    visto: arquivo !== null && vistos.has(arquivo.id),
    marcarVisto: () => arquivo && setVistos((antes) => new Set(antes).add(arquivo.id)),
    /** The file does not come, or is none that this screen shows: it is refused, or downloaded and then decided. */
    ilegivel: arquivo !== null && ilegiveis.has(arquivo.id),
    marcarIlegivel: () => arquivo && setIlegiveis((antes) => new Set(antes).add(arquivo.id)),
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

const alternar = <T>(lista: readonly T[], um: T): readonly T[] =>
  lista.includes(um) ? lista.filter((outro) => outro !== um) : [...lista, um]

const alternarCampo = (
  campos: readonly EnderecoDoCampo[],
  { etapa, campo }: EnderecoDoCampo,
): EnderecoDoCampo[] => {
  const outros = campos.filter((outro) => !isMesmoCampo(outro, { etapa, campo }))
  return outros.length < campos.length
    ? outros
    : [...campos, etapa === undefined ? { campo } : { etapa, campo }]
}
