import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import type { Conversa, Mensagem } from '@rh/domain/contract/chat'
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { isOffline, subscribeConnection } from '../../lib/api/connection.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { visuallyHidden } from '../../theme/visually-hidden.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { desistir, tentarDeNovo, type NaFila } from './fila.ts'
import { porEmOrdem, type Posta as PostaEmOrdem } from './grupos.ts'
import type { Janela } from './janela.ts'
import { MensagemLinha, Pendente, type Acoes } from './MensagemLinha.tsx'
import { diaDito, fatoDito, nomesDitos } from './textos.ts'
import { useRolagem } from './use-rolagem.ts'

interface HistoricoProps {
  readonly conversa: Conversa
  readonly janela: Janela
  readonly pendentes: readonly NaFila[]
  /** How far the person had read when they came. */
  readonly lidaAoAbrir: number
  /** To be shown, as after a search. */
  readonly em: number | null
  /** It opens at the last message, whatever of it is new. */
  readonly abreNoFim: boolean
  readonly acoes: Acoes
  readonly onAntes: () => void
  readonly onDepois: () => void
  /** The last message is in sight. */
  readonly onNoFim: () => void
  readonly onIrAoFim: () => void
  readonly vazia: ReactNode
}

/** What was said, from the oldest in hand to what is on its way. Reads on at either end, and stays where it is meanwhile. */
export function Historico(props: HistoricoProps) {
  const { conversa, janela, pendentes, lidaAoAbrir, em, acoes, onAntes, onDepois, onNoFim, onIrAoFim } = props
  const { id: eu } = useUsuario()
  const semRede = useSyncExternalStore(subscribeConnection, isOffline)
  const { mensagens, maisAntes, maisDepois } = janela
  const { caixa, novas, olhar, irAoFim } = useRolagem({ ...props, eu })
  const postas = useMemo(() => porEmOrdem(mensagens, lidaAoAbrir, eu), [mensagens, lidaAoAbrir, eu])
  const temALida = !maisAntes || (mensagens[0]?.id ?? 0) <= lidaAoAbrir
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
      <Box
        component="section"
        ref={caixa}
        aria-label={`Mensagens de ${conversa.nome}`}
        tabIndex={0}
        onScroll={() => {
          const { perto, fim } = olhar()
          if (perto === 'antes' && maisAntes) onAntes()
          if (perto === 'depois' && maisDepois) onDepois()
          if (fim) onNoFim()
        }}
        sx={{ flex: 1, overflowY: 'auto', overflowAnchor: 'none', py: 1.5, overscrollBehavior: 'contain' }}
      >
        {maisAntes && (
          <Box sx={{ textAlign: 'center' }}>
            <Button size="small" color="inherit" onClick={onAntes}>
              Mensagens anteriores
            </Button>
          </Box>
        )}
        {!maisAntes && mensagens.length === 0 && pendentes.length === 0 && props.vazia}
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {postas.map((posta) => (
            <Posta
              key={posta.mensagem.id}
              {...posta}
              // Elsewhere what is new began before: the mark waits for the messages that it stands between.
              comMarca={posta.primeiraNova && temALida}
              emGrupo={conversa.tipo === 'grupo'}
              destaque={posta.mensagem.id === em}
              acoes={acoes}
            />
          ))}
          {pendentes.map((item) => (
            <Box component="li" key={item.corpo.chave} sx={{ mt: 0.75 }}>
              <Pendente
                item={item}
                semRede={semRede}
                onTentar={() => tentarDeNovo(item.corpo.chave)}
                onDesistir={() => desistir(item.corpo.chave)}
              />
            </Box>
          ))}
        </Box>
        <Lida por={quemLeu(conversa, mensagens, eu)} />
      </Box>
      {(novas > 0 || maisDepois) && (
        <Abaixo novas={novas} onClick={() => (maisDepois ? onIrAoFim() : irAoFim())} />
      )}
      <Anuncio mensagens={mensagens} eu={eu} />
    </Box>
  )
}

interface PostaProps extends PostaEmOrdem {
  /** What is new begins with it. */
  readonly comMarca: boolean
  readonly emGrupo: boolean
  readonly destaque: boolean
  readonly acoes: Acoes
}

/** A message or a fact, under the day that begins with it. */
function Posta({ mensagem, dia, comNome, primeiraNova, comMarca, emGrupo, destaque, acoes }: PostaProps) {
  const { id: eu } = useUsuario()
  const minha = mensagem.autorId === eu
  return (
    <Box
      component="li"
      data-mensagem={mensagem.id}
      data-novas={primeiraNova || undefined}
      sx={{ mt: comNome ? 1.25 : 0.375 }}
    >
      {dia !== null && (
        <Box sx={{ display: 'grid', placeItems: 'center', my: 1.5 }}>
          <Chip size="small" label={diaDito(dia)} />
        </Box>
      )}
      {comMarca && (
        <Divider sx={{ my: 1.5, color: 'primary.dark', fontSize: '0.8125rem' }}>Novas mensagens</Divider>
      )}
      {mensagem.fato === null ? (
        <MensagemLinha
          mensagem={mensagem}
          minha={minha}
          nome={comNome && emGrupo && !minha ? mensagem.autor : null}
          destaque={destaque}
          acoes={acoes}
        />
      ) : (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ textAlign: 'center', px: 2 }}>
          {fatoDito({ ...mensagem, fato: mensagem.fato })}
        </Typography>
      )}
    </Box>
  )
}

function Lida({ por }: { readonly por: string | null }) {
  if (por === null) return null
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ textAlign: 'right', px: 2, pt: 0.5 }}
    >
      {por}
    </Typography>
  )
}

interface AbaixoProps {
  readonly novas: number
  readonly onClick: () => void
}

/** Leads to the last messages, and says how many of them are new. */
const Abaixo = ({ novas, onClick }: AbaixoProps) => (
  <Button
    variant="contained"
    size="small"
    startIcon={<Icon name="seta-baixo" size={16} />}
    onClick={onClick}
    sx={{
      position: 'absolute',
      bottom: 12,
      left: '50%',
      transform: 'translateX(-50%)',
      borderRadius: 5,
      boxShadow: 8,
    }}
  >
    {novas === 0 ? 'Ir para as últimas' : novas === 1 ? '1 mensagem nova' : `${novas} mensagens novas`}
  </Button>
)

/** Who has read the person's last message, below it. */
function quemLeu(
  { tipo, participantes }: Conversa,
  mensagens: readonly Mensagem[],
  eu: number,
): string | null {
  const ultima = mensagens.findLast(({ fato }) => fato === null)
  if (!ultima || ultima.autorId !== eu || ultima.apagadaEm !== null) return null
  const outros = participantes.filter(({ id }) => id !== eu)
  const leram = outros.filter(({ lidaAte }) => lidaAte >= ultima.id)
  if (leram.length === 0) return null
  if (tipo === 'direta') return 'Lida'
  return leram.length === outros.length
    ? 'Lida por todos'
    : `Lida por ${nomesDitos(leram.map(({ nome }) => nome))}`
}

/** Says what others write while the conversation is open; nothing of what was there, or is read from before. */
function Anuncio({ mensagens, eu }: { readonly mensagens: readonly Mensagem[]; readonly eu: number }) {
  const [desde] = useState(() => mensagens.at(-1)?.id ?? 0)
  const ultima = mensagens.at(-1)
  const dita = ultima && ultima.id > desde && ultima.autorId !== eu && ultima.fato === null ? ultima : null
  return (
    <div aria-live="polite" style={visuallyHidden}>
      {dita && `${dita.autor}: ${dita.texto || 'enviou um arquivo'}`}
    </div>
  )
}
