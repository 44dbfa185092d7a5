import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon/Icon.tsx'
import { campoHref, type Enderecos } from './andamento.ts'
import { LinkDeCorrecao } from './LinkDeCorrecao.tsx'
import type { Registro } from './queries.ts'
import { rotulosDe } from './rotulos.ts'

interface DevolucaoProps {
  readonly registro: Registro
  readonly enderecos: Enderecos
}

/** Why the admission came back, each field one click away. */
export function Devolucao({ registro, enderecos }: DevolucaoProps) {
  const evento = registro.eventos.findLast(({ tipo, nome }) => tipo === 'transicao' && nome === 'devolver')
  if (registro.status !== 'devolvida' || !evento) return null
  const rotulos = rotulosDe(registro.posto, registro.nomes)
  return (
    <Alert severity="error" icon={<Icon name="alerta" />} sx={{ mb: 2.5 }}>
      <strong>Devolvida{evento.autor ? ` por ${evento.autor.nome}` : ''}</strong>
      <Box sx={{ whiteSpace: 'pre-line' }}>
        {evento.motivoReservado ? 'O motivo é reservado ao setor e a quem pediu a admissão.' : evento.motivo}
      </Box>
      {evento.itens.length > 0 && (
        <Box
          component="ul"
          sx={{
            m: 0,
            mt: 1,
            pl: 2.25,
            display: 'grid',
            gap: 0.5,
            '& a': { color: 'inherit', fontWeight: 600 },
          }}
        >
          {evento.itens.map((item) => {
            const label = rotulos.campo(item.etapa, item.campo)
            const href = campoHref(enderecos, {
              ...item,
              codigo: 'item',
              severidade: 'bloqueio',
              mensagem: '',
            })
            return (
              <li key={`${item.etapa}.${item.campo}.${item.motivo}`}>
                {href ? <Link to={href}>{label}</Link> : <strong>{label}</strong>}: {item.motivo}
              </li>
            )
          })}
        </Box>
      )}
      {!registro.editavel && <LinkDeCorrecao admissaoId={registro.id} />}
    </Alert>
  )
}
