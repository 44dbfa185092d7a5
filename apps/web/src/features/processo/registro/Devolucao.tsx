import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { LinkDeCorrecao } from './LinkDeCorrecao.tsx'
import type { RegistroDoProcesso } from '../chamadas.ts'
import { devolucaoDe } from '../devolucao.ts'
import { isEmEtapas } from '../form/formulario.ts'
import type { ItemDevolvido } from '../MotivoDialog.tsx'
import type { Rotulos } from '../rotulos.ts'
import { useTela } from '../tela.ts'

interface DevolucaoProps {
  readonly registro: RegistroDoProcesso
  readonly rotulos: Rotulos
  /** Link to the field of a returned item, if any. */
  readonly hrefOf?: (item: ItemDevolvido) => string | null
}

/** Reason of a return, with a link to each field. */
export function Devolucao({ registro, rotulos, hrefOf }: DevolucaoProps) {
  const { process, textos } = useTela()
  const { o, um, fim } = textos
  const evento = devolucaoDe(process, registro)
  if (!evento) return null
  return (
    <Alert severity="error" icon={<Icon name="alerta" />} sx={{ mb: 2.5 }}>
      <strong>
        {`Devolvid${fim}`}
        {evento.autor ? ` por ${evento.autor.nome}` : ''}
      </strong>
      <Box sx={{ whiteSpace: 'pre-line' }}>
        {evento.motivoReservado ? `O motivo é reservado ao setor e a quem pediu ${o} ${um}.` : evento.motivo}
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
            const href = hrefOf?.(item)
            return (
              <li key={`${item.etapa}.${item.campo}.${item.motivo}`}>
                {href ? <Link to={href}>{label}</Link> : <strong>{label}</strong>}: {item.motivo}
              </li>
            )
          })}
        </Box>
      )}
      {isEmEtapas(registro) && !registro.editavel && <LinkDeCorrecao id={registro.id} />}
    </Alert>
  )
}
