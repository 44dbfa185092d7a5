import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useEffect, useState, type ReactNode } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { Desfazer } from './Desfazer.tsx'
import { QuemPode } from './QuemPode.tsx'
import { coberturaEmTexto, nomesDosBuracos, porqueDoBuraco } from './textos.ts'
import type { Buraco, Turno } from './tipos.ts'
import { buracoAFechar, useEscolha, type Escolha } from './use-escolha.ts'

const Autorizar = lazyPart('Autorizar', async () => (await import('./Autorizar.tsx')).Autorizar)

interface PainelProps {
  readonly turno: Turno
  readonly hoje: string
  readonly podeEscalar: boolean
  /** Takes what the number keys do while this shift is open; null when there is nobody to send. */
  readonly onAtalhos: (escalar: ((numero: number) => void) | null) => void
  readonly onFeito: () => void
}

/** What one shift misses: who covers already, and who may cover what is still open. */
export function Painel(props: PainelProps) {
  const { turno, podeEscalar } = props
  const [escolhido, setEscolhido] = useState(0)
  const { buracos } = turno.dia
  const abertos = buracos.filter(({ cobertura }) => cobertura === null)
  const cobertos = buracos.filter(({ cobertura }) => cobertura !== null)
  const buraco = buracoAFechar(turno, escolhido)
  return (
    <>
      {cobertos.map((coberto) => (
        <Coberto
          key={coberto.cobertura?.id}
          buraco={coberto}
          data={turno.dia.data}
          podeEscalar={podeEscalar}
        />
      ))}
      {abertos.length > 1 && (
        <Qual abertos={abertos} escolhido={buraco ? abertos.indexOf(buraco) : 0} onEscolher={setEscolhido} />
      )}
      {abertos.length === 1 && buraco && (
        <Box component="p" sx={{ m: 0, mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
          {porqueDoBuraco(buraco)}
        </Box>
      )}
      {buraco && <Aberto key={`${buraco.processoId}`} {...props} buraco={buraco} />}
      {buracos.length === 0 && (
        <Box component="p" sx={{ m: 0, mt: 1, typography: 'body2', color: 'text.secondary' }}>
          Ninguém falta neste turno.
        </Box>
      )}
    </>
  )
}

/** Which of several holes of one shift is being filled. */
const Qual = ({
  abertos,
  escolhido,
  onEscolher,
}: {
  readonly abertos: readonly Buraco[]
  readonly escolhido: number
  readonly onEscolher: (indice: number) => void
}) => (
  <ToggleButtonGroup
    exclusive
    fullWidth
    size="small"
    orientation="vertical"
    aria-label="Qual falta cobrir"
    value={escolhido}
    onChange={(_, indice: number | null) => indice !== null && onEscolher(indice)}
    sx={{ mt: 1 }}
  >
    {nomesDosBuracos(abertos).map((nome, i) => (
      <ToggleButton key={nome} value={i} sx={{ justifyContent: 'flex-start', textTransform: 'none' }}>
        {nome}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)

function Aberto({
  turno,
  buraco,
  podeEscalar,
  onAtalhos,
  onFeito,
}: PainelProps & { readonly buraco: Buraco }) {
  const escolha = useEscolha(turno, buraco, onFeito)
  const [autorizando, setAutorizando] = useState(false)
  useAtalhos(escolha, podeEscalar, onAtalhos)
  const { posto, dia } = turno
  return (
    <>
      <QuemPode escolha={escolha} podeEscalar={podeEscalar} onAutorizar={() => setAutorizando(true)} />
      {autorizando && (
        <Autorizar
          data={dia.data}
          posto={posto}
          onde={posto.local}
          outros={escolha.lista.data?.tambem ?? []}
          onAutorizar={async (dados) => {
            await escolha.autorizar({ postoId: posto.id, processoId: buraco.processoId }, dados)
            onFeito()
          }}
          onClose={() => setAutorizando(false)}
        />
      )}
    </>
  )
}

/** Lets the page send the nth person of the list. */
function useAtalhos(
  { lista, escalar, enviando }: Escolha,
  podeEscalar: boolean,
  onAtalhos: PainelProps['onAtalhos'],
): void {
  useEffect(() => {
    onAtalhos((numero) => {
      const candidato = lista.data?.candidatos[numero - 1]
      if (podeEscalar && !enviando && candidato && candidato.faixa !== 'nao_pode') escalar(candidato)
    })
    return () => onAtalhos(null)
  })
}

interface CobertoProps {
  readonly buraco: Buraco
  readonly data: string
  readonly podeEscalar: boolean
}

/** A hole that somebody covers, or that the client agreed to, and the way back. */
function Coberto({ buraco, data, podeEscalar }: CobertoProps) {
  const { cobertura } = buraco
  if (!cobertura) return null
  const { por, em, temArquivo, id } = cobertura
  return (
    <Faixa
      acao={podeEscalar && <Desfazer cobertura={cobertura} data={data} />}
      titulo={coberturaEmTexto(buraco)}
    >
      {porqueDoBuraco(buraco)}
      {por !== null && em !== null && ` · ${por}, ${formatDateTime(em)}`}
      {temArquivo && (
        <DownloadButton
          size="small"
          chamada="GET /api/cobertura/autorizacao/:id"
          alvo={{ params: { id: String(id) } }}
        >
          Baixar a autorização
        </DownloadButton>
      )}
    </Faixa>
  )
}

const Faixa = ({
  titulo,
  acao,
  children,
}: {
  readonly titulo: string
  readonly acao: ReactNode
  readonly children: ReactNode
}) => (
  <Box
    sx={{
      display: 'flex',
      gap: 1,
      alignItems: 'flex-start',
      mt: 1,
      p: 1.5,
      borderRadius: 2,
      bgcolor: 'background.neutral',
    }}
  >
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ typography: 'subtitle2' }}>{titulo}</Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{children}</Box>
    </Box>
    {acao}
  </Box>
)
