import {
  DragDropContext,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ListaVaziaArt } from '../../ui/illustration/ListaVaziaArt.tsx'
import { NARROW, useMedia } from '../../theme/use-is-phone.ts'
import { isVazio, type Resposta } from './chamadas.ts'
import { Coluna } from './Coluna.tsx'
import { textos } from './mover.ts'
import { useMover, type QuadroAtual } from './use-quadro.ts'

interface QuadroProps {
  readonly atual: QuadroAtual
  readonly resposta: Resposta
}

/** The columns of a board: side by side, or one at a time on a phone. Cards are dragged by pointer, finger and keys. */
export function Quadro({ atual, resposta }: QuadroProps) {
  const { kanban } = resposta
  const phone = useMedia(NARROW)
  const [escolhida, setEscolhida] = useState<number | null>(null)
  const [adicionando, setAdicionando] = useState<number | null>(null)
  const [primeira] = kanban.colunas
  const aberta = kanban.colunas.find(({ id }) => id === escolhida) ?? primeira
  const mover = useMover(atual.recorte)
  const arrasto = useArrasto(resposta, (lugar) => void mover(lugar))
  const colunas = phone ? kanban.colunas.filter(({ id }) => id === aberta?.id) : kanban.colunas
  return (
    <DragDropContext dragHandleUsageInstructions={textos.uso} {...arrasto}>
      {primeira && isVazio(kanban) && !kanban.arquivado && adicionando === null && (
        <PrimeiraTarefa
          onCriar={() => {
            setEscolhida(primeira.id)
            setAdicionando(primeira.id)
          }}
        />
      )}
      {phone && aberta && <Abas colunas={kanban.colunas} aberta={aberta.id} onAbrir={setEscolhida} />}
      <Box sx={phone ? {} : ladoALado}>
        {colunas.map((coluna) => (
          <Coluna
            key={coluna.id}
            coluna={coluna}
            resposta={resposta}
            atual={atual}
            phone={phone}
            adicionando={coluna.id === adicionando}
            onAdicionar={(abriu) => setAdicionando(abriu ? coluna.id : null)}
            onMover={(id, colunaId, indice) => void mover({ id, colunaId, indice })}
          />
        ))}
      </Box>
    </DragDropContext>
  )
}

const ladoALado = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(272px, 1fr)',
  alignItems: 'start',
  gap: 1.5,
  overflowX: 'auto',
  p: 0.5,
  m: -0.5,
  pb: 2,
} as const

type Lugar = Parameters<ReturnType<typeof useMover>>[0]

/** Moves the card that is dropped elsewhere, and says each step to who does not see it. */
function useArrasto(resposta: Resposta, mover: (lugar: Lugar) => void) {
  const dito = useDito(resposta)
  return {
    onDragStart: ({ draggableId, source }: DragStart, { announce }: ResponderProvided): void =>
      announce(
        textos.pegou(dito.titulo(Number(draggableId)), dito.coluna(source.droppableId), source.index + 1),
      ),
    onDragUpdate: ({ draggableId, destination }: DragUpdate, { announce }: ResponderProvided): void => {
      const titulo = dito.titulo(Number(draggableId))
      announce(
        destination
          ? textos.passou(titulo, dito.coluna(destination.droppableId), destination.index + 1)
          : textos.foraDasColunas(titulo),
      )
    },
    onDragEnd: (
      { destination, source, draggableId, reason }: DropResult,
      { announce }: ResponderProvided,
    ): void => {
      const id = Number(draggableId)
      if (!destination || reason === 'CANCEL') return announce(textos.desistiu(dito.titulo(id)))
      announce(textos.soltou(dito.titulo(id), dito.coluna(destination.droppableId), destination.index + 1))
      if (destination.droppableId === source.droppableId && destination.index === source.index) return
      mover({ id, colunaId: Number(destination.droppableId), indice: destination.index })
    },
  }
}

interface AbasProps {
  readonly colunas: Resposta['kanban']['colunas']
  readonly aberta: number
  readonly onAbrir: (id: number) => void
}

/** On a phone one column at a time. */
const Abas = ({ colunas, aberta, onAbrir }: AbasProps) => (
  <Tabs
    value={aberta}
    onChange={(_, id: number) => onAbrir(id)}
    variant="scrollable"
    scrollButtons={false}
    aria-label="Colunas do quadro"
    sx={{ mb: 1.5 }}
  >
    {colunas.map(({ id, nome, total }) => (
      <Tab
        key={id}
        value={id}
        id={`aba-${id}`}
        aria-controls={id === aberta ? `coluna-${id}` : undefined}
        label={`${nome} (${formatNumber(total)})`}
        sx={{ textTransform: 'none', minHeight: 48, fontWeight: 600 }}
      />
    ))}
  </Tabs>
)

/** What a board is for, where nobody wrote on it yet. */
const PrimeiraTarefa = ({ onCriar }: { readonly onCriar: () => void }) => (
  <Card sx={{ mb: 2 }}>
    <EmptyState
      component="h2"
      illustration={<ListaVaziaArt />}
      title="O que o setor tem a fazer, em um só lugar"
      text="Cada tarefa diz quem faz, até quando e o que falta conferir, e pode apontar para um processo ou uma pessoa. Todo o setor vê o quadro e move as tarefas de uma coluna para a outra."
      action={
        <Button variant="contained" onClick={onCriar}>
          Criar a primeira tarefa
        </Button>
      }
    />
  </Card>
)

const useDito = ({ kanban: { colunas } }: Resposta) => ({
  titulo: (id: number): string =>
    colunas.flatMap(({ cartoes }) => cartoes).find((cartao) => cartao.id === id)?.titulo ?? 'Tarefa',
  coluna: (id: string): string => colunas.find((coluna) => String(coluna.id) === id)?.nome ?? '',
})
