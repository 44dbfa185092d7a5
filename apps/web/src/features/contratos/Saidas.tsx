import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { hrefOf, setorQueAbre } from '@rh/domain/setores/rotas'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Frame, Table } from '../../ui/table/parts.ts'
import type { Contrato } from './queries.ts'
import { contar } from './textos.ts'
import { urgenciaDe } from './urgencia.ts'

export const ID_SAIDAS = 'saidas'

/** How many are shown before one asks for all. */
const PRIMEIRAS = 10

/** Who has to be moved or dismissed by the end, the most urgent first. */
export function Saidas({ contrato }: { readonly contrato: Contrato }) {
  const [todas, setTodas] = useState(false)
  const { saidas, termino, faltam } = contrato
  if (saidas.length === 0) return null
  const porUrgencia = saidas.toSorted((a, b) => (a.avisarAte < b.avisarAte ? -1 : 1))
  const mostradas = todas ? porUrgencia : porUrgencia.slice(0, PRIMEIRAS)
  return (
    <Box id={ID_SAIDAS} sx={{ scrollMarginTop: 'calc(var(--topo, 0px) + 16px)' }}>
      <Section
        flush
        title="Quem precisa ser remanejado ou desligado"
        actions={<Decidir id={contrato.id} />}
        subtitle={`${contar(saidas.length, 'pessoa fica', 'pessoas ficam')} sem posto depois de ${formatDate(termino)}. O aviso prévio é de 30 dias mais 3 por ano de casa, até 90 (Lei 12.506/2011).`}
      >
        <Frame>
          <Table aria-label="Pessoas sem posto depois do fim do contrato">
            <thead>
              <tr>
                <th scope="col">Nome</th>
                <th scope="col">Cargo e local</th>
                <th scope="col">Admissão</th>
                <th scope="col">Aviso</th>
                <th scope="col">Decidir até</th>
              </tr>
            </thead>
            <tbody>
              {mostradas.map((saida) => (
                <Linha key={saida.vinculoId} saida={saida} faltam={faltam} />
              ))}
            </tbody>
          </Table>
        </Frame>
        {mostradas.length < saidas.length && (
          <Button fullWidth color="inherit" sx={{ py: 1.5, borderRadius: 0 }} onClick={() => setTodas(true)}>
            Mostrar todas as {saidas.length} pessoas
          </Button>
        )}
      </Section>
    </Box>
  )
}

/** Leads to where the people go, in the sector that decides it; nothing for who does not. */
function Decidir({ id }: { readonly id: number }) {
  const setor = setorQueAbre('remanejamento.fim', useGrupos())
  if (!setor) return null
  return (
    <Button
      component={Link}
      to={hrefOf(setor, 'remanejamento.fim', { id })}
      variant="outlined"
      color="inherit"
    >
      Decidir para onde vão
    </Button>
  )
}

interface LinhaProps {
  readonly saida: Contrato['saidas'][number]
  readonly faltam: number
}

function Linha({ saida, faltam }: LinhaProps) {
  const setor = useSetor()
  const canOpen = useCanOpen()
  const { vinculoId: id, nome, matricula, cargo, local, dataAdmissao, diasDeAviso, avisarAte } = saida
  const urgencia = urgenciaDe(faltam, diasDeAviso)
  return (
    <tr data-link={false}>
      <td data-title="true">
        {canOpen('colaborador.visualizar') ? (
          <Link to={hrefOf(setor, 'colaborador.visualizar', { id })}>{nome}</Link>
        ) : (
          nome
        )}
        <Typography component="small" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          Matrícula {matricula}
        </Typography>
      </td>
      <td data-label="Cargo e local">
        <span>
          {cargo}
          <Typography component="small" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {local}
          </Typography>
        </span>
      </td>
      <td data-label="Admissão" data-code="true">
        {formatDate(dataAdmissao)}
      </td>
      <td data-label="Aviso" data-code="true">
        {`${diasDeAviso} dias`}
      </td>
      <td data-label="Decidir até">
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {formatDate(avisarAte)}
          {urgencia && <StatusChip {...urgencia} />}
        </Box>
      </td>
    </tr>
  )
}
