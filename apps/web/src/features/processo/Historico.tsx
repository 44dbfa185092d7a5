import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Evento } from '@rh/domain/processo/contract'
import type { AnyProcess } from '@rh/domain/processo/define'
import { useState } from 'react'
import { Timeline, type TimelineEvent } from '../../ui/data/Timeline.tsx'
import { formatDateTime } from '../../lib/format.ts'
import { useTeclas } from '../../lib/teclas/use-teclas.ts'
import { Dobrado } from './registro/Dobrado.tsx'
import { agruparEventos, emTexto, tituloDoEvento, tomDoEvento, type MudancaEmTexto } from './historico.ts'
import type { Rotulos } from './rotulos.ts'

const RECENTES = 6
const TECLA = 'h'

interface Linha extends TimelineEvent {
  readonly title: string
}

interface HistoricoProps {
  readonly process: AnyProcess
  readonly eventos: readonly Evento[]
  readonly rotulos: Rotulos
}

/** History of a process, folded, newest first, with the changed values of each event. */
export function Historico({ process, eventos, rotulos }: HistoricoProps) {
  const [tudo, setTudo] = useState(false)
  const [aberto, setAberto] = useState(false)
  const abrir = (): void => setAberto(!aberto)
  useTeclas('Processo', [{ tecla: TECLA, nome: 'Abrir ou fechar o histórico', fazer: abrir }])
  const grupos = agruparEventos(eventos)
  const linhas = grupos
    .map((evento, i): Linha => ({
      id: evento.id,
      at: evento.em,
      who: evento.autor?.nome ?? 'Sistema',
      title: tituloDoEvento(process, evento, grupos.slice(0, i), rotulos),
      tone: tomDoEvento(process, evento),
      text: <Detalhes evento={evento} rotulos={rotulos} />,
    }))
    .toReversed()
  // A button that hides a single line takes the same room as the line.
  const visiveis = tudo || linhas.length <= RECENTES + 1 ? linhas : linhas.slice(0, RECENTES)
  return (
    <Dobrado titulo="Histórico" resumo={resumoDe(linhas)} aberto={aberto} onAbrir={abrir} tecla={TECLA}>
      <Timeline events={visiveis} />
      {visiveis.length < linhas.length && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setTudo(true)}>
          Mostrar os {linhas.length - RECENTES} anteriores
        </Button>
      )}
    </Dobrado>
  )
}

/** `9 registros · último: Exame admissional: parecer aprovado, 23/11/2026, 10:12`. */
function resumoDe(linhas: readonly Linha[]): string {
  const [ultimo] = linhas
  if (!ultimo) return 'nenhum registro'
  const quantos = linhas.length === 1 ? '1 registro' : `${linhas.length} registros`
  return `${quantos} · último: ${ultimo.title}, ${formatDateTime(ultimo.at)}`
}

interface DetalhesProps {
  readonly evento: Evento
  readonly rotulos: Rotulos
}

function Detalhes({ evento, rotulos }: DetalhesProps) {
  const { motivo, motivoReservado, itens, alertas, mudancas, dados } = evento
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      {motivoReservado && (
        <Box sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
          Motivo reservado ao setor e a quem pediu.
        </Box>
      )}
      {motivo && <Box sx={{ whiteSpace: 'pre-line' }}>“{motivo}”</Box>}
      {itens.length > 0 && (
        <Lista>
          {itens.map(({ etapa, campo, motivo: porque }) => (
            <li key={`${etapa}.${campo}.${porque}`}>
              <strong>{rotulos.campo(etapa, campo)}</strong>: {porque}
            </li>
          ))}
        </Lista>
      )}
      {mudancas.length > 0 && <Mudancas mudancas={mudancas} rotulos={rotulos} />}
      {alertas.map(({ codigo, mensagem, excecaoPor }) => (
        <Box key={codigo} sx={{ color: 'text.secondary' }}>
          {evento.tipo === 'agenda' && evento.para === null ? 'Impediu' : excecaoPor ? 'Exceção' : 'Ciente'}:{' '}
          {mensagem}
        </Box>
      ))}
      {rotulos.daTransicao?.(evento.nome ?? '', dados).map(({ label, valor }) => (
        <Box key={label}>
          {label}: <strong>{valor}</strong>
        </Box>
      ))}
    </Box>
  )
}

interface MudancasProps {
  readonly mudancas: Evento['mudancas']
  readonly rotulos: Rotulos
}

const MUDANCAS_A_VISTA = 3

/** Changed values of an event; long lists are collapsed. */
export function Mudancas({ mudancas, rotulos }: MudancasProps) {
  const linhas = mudancas.map((mudanca) => {
    const textos = emTexto(mudanca, rotulos)
    return (
      <li key={`${mudanca.etapa}.${mudanca.campo}`}>
        <DePara {...textos} />
      </li>
    )
  })
  if (linhas.length <= MUDANCAS_A_VISTA) return <Lista>{linhas}</Lista>
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', borderRadius: '6px' } }}>
      <summary>{linhas.length} campos alterados</summary>
      <Lista>{linhas}</Lista>
    </Box>
  )
}

/** Change of a field: `Nome: Maria → Maria José`; without strikethrough where a value is empty. */
const DePara = ({ campo, de, para }: MudancaEmTexto) => (
  <>
    {campo}:{' '}
    {de && (
      <Box component="del" sx={{ color: 'text.secondary' }}>
        {de}
      </Box>
    )}
    {de && ' → '}
    <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
      {para || 'vazio'}
    </Box>
  </>
)

const Lista = ({ children }: { readonly children: React.ReactNode }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.25, display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}>
    {children}
  </Box>
)
