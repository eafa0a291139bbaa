/** A line that carries text frames both ways, to a server or to the host within this browser. */
export interface Port {
  readonly open: boolean;
  onmessage: (text: string) => void;
  onclose: (code: number) => void;
  send(text: string): void;
  close(): void;
}
