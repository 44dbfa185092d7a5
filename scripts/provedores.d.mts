export function instalarProvedores(): Promise<void>
