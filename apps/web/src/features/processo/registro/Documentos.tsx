import type { AnyProcess } from '@rh/domain/processo/define'
import { isPorFazer } from '@rh/domain/processo/vez'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AnexosSecao } from '../anexos/AnexosSecao.tsx'
import { anexosQuery, type Checklist, type ItemAnexo } from '../anexos/anexos.ts'
import type { RegistroDoProcesso } from '../chamadas.ts'
import { findFim } from '../faltas-do-fim.ts'
import { useTela } from '../tela.ts'
import type { DoRegistro } from './Acoes.tsx'
import { Dobrado } from './Dobrado.tsx'

interface DocumentosProps extends DoRegistro {
  readonly readOnly: boolean
}

/** What this person has to do with the documents now: review them, send some, or nothing. */
export type Foco = 'conferir' | 'enviar' | null

/** Whether a document is asked for now: before the approval, or, where the papers of the end are, before its end. */
const isDeAgora =
  (noFim: boolean) =>
  ({ exigido, momento }: ItemAnexo): boolean =>
    exigido && (momento === 'aprovacao' || noFim)

/** Whether this person is asked for the papers of the end: they may end the record, or a move of theirs asks for one. */
export const isNoFim = (process: AnyProcess, { acoes, aFazer, feitos }: RegistroDoProcesso): boolean => {
  const pedida = aFazer?.meu === true ? process.transitions[aFazer.nome] : undefined
  return findFim(process, acoes) !== undefined || (pedida !== undefined && isPorFazer(pedida, { feitos }))
}

/** Reads off the checklist what this person has to do with it; `noFim` where the papers of the end are asked for. */
export function focoDe({ itens, podeConferir, podeEnviar }: Checklist, noFim: boolean): Foco {
  const deAgora = itens.filter(isDeAgora(noFim))
  const falta = deAgora.some(({ estado }) => estado === 'pendente' || estado === 'reprovado')
  if (podeConferir && (falta || itens.some(({ estado }) => estado === 'enviado'))) return 'conferir'
  return podeEnviar && falta ? 'enviar' : null
}

/**
 * Documents of the record, and what the page first found: what there is to do, which is not folded away while it is being
 * done, and whether a file had arrived.
 */
export function useDocumentos({ registro, readOnly }: Pick<DocumentosProps, 'registro' | 'readOnly'>) {
  const { tela, tipo, process } = useTela()
  const { data, error, refetch } = useQuery({
    ...anexosQuery(tipo, registro.id),
    enabled: tela.anexos !== undefined,
  })
  const [achado, setAchado] = useState<{ readonly foco: Foco; readonly chegou: boolean }>()
  if (data && achado === undefined)
    setAchado({
      foco: readOnly ? null : focoDe(data, isNoFim(process, registro)),
      chegou: data.itens.some(({ arquivos }) => arquivos.some(({ nome }) => nome !== null)),
    })
  const { foco = null, chegou = false } = achado ?? {}
  return {
    checklist: data?.itens.length === 0 ? undefined : data,
    foco,
    chegou,
    ...(error && !data && { falha: error }),
    refetch,
  }
}

/** Documents of which nothing is asked of this person now, in one line that unfolds. */
export function DocumentosDobrados({
  checklist,
  ...props
}: DocumentosProps & { readonly checklist: Checklist }) {
  const [aberto, setAberto] = useState(false)
  if (aberto) return <AnexosSecao {...props} />
  return (
    <Dobrado
      titulo="Documentos"
      resumo={resumoDosDocumentos(checklist)}
      aberto={false}
      onAbrir={() => setAberto(true)}
    />
  )
}

/** `4 de 10 exigidos aprovados ou dispensados · 1 arquivo a conferir`. */
export function resumoDosDocumentos({ itens }: Pick<Checklist, 'itens'>): string {
  const exigidos = itens.filter(({ exigido }) => exigido)
  const prontos = exigidos.filter(({ estado }) => estado === 'aprovado' || estado === 'dispensado').length
  const aConferir = itens.filter(({ estado }) => estado === 'enviado').length
  const recusados = itens.filter(({ estado }) => estado === 'reprovado').length
  const partes = [
    ...(exigidos.length > 0
      ? [
          `${prontos} de ${exigidos.length} ${exigidos.length === 1 ? 'exigido aprovado ou dispensado' : 'exigidos aprovados ou dispensados'}`,
        ]
      : []),
    ...(aConferir > 0 ? [`${aConferir} a conferir`] : []),
    ...(recusados > 0 ? [recusados === 1 ? '1 recusado' : `${recusados} recusados`] : []),
  ]
  if (partes.length > 0) return partes.join(' · ')
  const chegaram = itens.filter(({ arquivos }) => arquivos.length > 0).length
  return chegaram === 0 ? 'nenhum chegou' : chegaram === 1 ? '1 chegou' : `${chegaram} chegaram`
}
